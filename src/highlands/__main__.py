"""`python -m highlands` is the command `highlands`."""

from highlands.cli.main import main

if __name__ == "__main__":
    main()
