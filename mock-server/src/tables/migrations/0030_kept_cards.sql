CREATE TABLE `kept_card` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`token` text NOT NULL,
	`brand` text NOT NULL,
	`last4` text NOT NULL,
	`expires` text NOT NULL,
	`kept_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `kept_card_user` ON `kept_card` (`user_id`);--> statement-breakpoint
ALTER TABLE `payment` ADD `card_id` integer;--> statement-breakpoint
ALTER TABLE `payment` ADD `back_lot_id` integer;