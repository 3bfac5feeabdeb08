CREATE TABLE `redo` (
	`id` integer PRIMARY KEY NOT NULL,
	`content` text NOT NULL
);
