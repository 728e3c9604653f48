"""What the engine promises besides the contracts that every game keeps."""
