CREATE TABLE `import_heading` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`word` text NOT NULL,
	`field` text,
	PRIMARY KEY(`user_id`, `kind`, `word`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
