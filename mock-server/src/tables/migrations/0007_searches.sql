CREATE TABLE `saved_search` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`q` text NOT NULL,
	`filter` text NOT NULL,
	`alerts` integer NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`told_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_search_user` ON `saved_search` (`user_id`);--> statement-breakpoint
CREATE INDEX `saved_search_alerts` ON `saved_search` (`told_at`) WHERE "saved_search"."alerts" = 1;