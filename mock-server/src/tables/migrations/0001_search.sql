-- Full-text search over lots (rowid = lot id). Virtual tables are not drizzle's: this file is written by hand.
CREATE VIRTUAL TABLE `lot_search` USING fts5(
	`title`, `number`, `words`,
	tokenize = "unicode61 remove_diacritics 2",
	prefix = '2 3'
);
