CREATE TABLE `pickup` (
	`lot_id` integer PRIMARY KEY NOT NULL,
	`place` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`code` text NOT NULL,
	`booked_at` integer NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pickup_code` ON `pickup` (`code`);--> statement-breakpoint
CREATE INDEX `pickup_time` ON `pickup` (`place`,`starts_at`);--> statement-breakpoint
ALTER TABLE `payment` ADD `lot_id` integer;--> statement-breakpoint
ALTER TABLE `settlement` ADD `held_fils` integer;