CREATE TABLE `archived` (
	`name` text PRIMARY KEY NOT NULL,
	`up_to` integer NOT NULL
);
