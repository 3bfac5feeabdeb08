CREATE TABLE `contact_change` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`old_value` text NOT NULL,
	`new_value` text NOT NULL,
	`secret_hash` text NOT NULL,
	`at` integer NOT NULL,
	`undone_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_change_secret` ON `contact_change` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `contact_change_user` ON `contact_change` (`user_id`);--> statement-breakpoint
CREATE INDEX `contact_change_new` ON `contact_change` (`new_value`);