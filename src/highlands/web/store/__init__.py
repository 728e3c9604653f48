"""What the web table keeps: guests, tables, seats, answers, drafts and results, in one file."""
