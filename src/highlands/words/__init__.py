"""Everything a person reads: tables, choices and events put into English and French."""
