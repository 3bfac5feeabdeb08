CREATE TABLE `document_mark` (
	`profile_id` integer NOT NULL,
	`mark` text NOT NULL,
	PRIMARY KEY(`mark`, `profile_id`),
	FOREIGN KEY (`profile_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `document_mark_profile` ON `document_mark` (`profile_id`);--> statement-breakpoint
CREATE TABLE `fingerprint_secret` (
	`id` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `file` ADD `key_id` text;--> statement-breakpoint
ALTER TABLE `profile` ADD `sealed` text;--> statement-breakpoint
-- Written by hand: the hash of an older answer was the payload itself, with accounts and names.
DELETE FROM `idempotency`;
