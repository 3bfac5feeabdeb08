CREATE TABLE `lot_question` (
	`id` integer PRIMARY KEY NOT NULL,
	`lot_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`text` text NOT NULL,
	`asked_at` integer NOT NULL,
	`answer` text,
	`answered_at` integer,
	`answered_by` integer,
	`closed_reason` text,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`answered_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lot_question_lot` ON `lot_question` (`lot_id`);--> statement-breakpoint
CREATE INDEX `lot_question_open` ON `lot_question` (`id`) WHERE "lot_question"."answer" is null and "lot_question"."closed_reason" is null;