CREATE TABLE `audit` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`user_id` integer,
	`act` text NOT NULL,
	`subject` text NOT NULL,
	`reason` text
);
--> statement-breakpoint
ALTER TABLE `lot` ADD `reserve_lowered` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `profile` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `meta` ADD `paused_at` integer;--> statement-breakpoint
ALTER TABLE `meta` ADD `pause_reason` text;