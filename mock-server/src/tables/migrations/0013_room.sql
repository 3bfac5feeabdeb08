CREATE TABLE `paddle` (
	`queue_id` integer NOT NULL,
	`number` integer NOT NULL,
	`user_id` integer NOT NULL,
	`line` text,
	`given_at` integer NOT NULL,
	`given_by` integer NOT NULL,
	PRIMARY KEY(`queue_id`, `number`),
	FOREIGN KEY (`queue_id`) REFERENCES `queue`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `paddle_user` ON `paddle` (`queue_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `paddle_line` ON `paddle` (`queue_id`,`line`);--> statement-breakpoint
ALTER TABLE `queue` ADD `room` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `history` ADD `via` text;--> statement-breakpoint
ALTER TABLE `lot` ADD `at_desk` text;