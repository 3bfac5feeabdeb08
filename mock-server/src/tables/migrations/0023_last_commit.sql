CREATE TABLE `last_commit` (
	`id` integer PRIMARY KEY NOT NULL,
	`mark` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `last_commit` VALUES (1, 'commit:000000000000000;');
