CREATE TABLE `lane_event` (
	`queue_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`event` text NOT NULL,
	PRIMARY KEY(`queue_id`, `seq`)
);
--> statement-breakpoint
CREATE TABLE `queue` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`place` text NOT NULL,
	`status` text NOT NULL,
	`starts_at` integer NOT NULL,
	`timers` text NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`seq` integer DEFAULT 0 NOT NULL,
	`run_seq` integer DEFAULT 0 NOT NULL,
	`current_lot_id` integer,
	`phase` text,
	`deadline` integer,
	`left_ms` integer,
	`reopened` integer DEFAULT false NOT NULL,
	`hammer_at` integer,
	`desk_user_id` integer,
	`desk_seen_at` integer,
	`desk_asked_by` integer,
	`paused_at` integer,
	`paused_reason` text,
	`message` text,
	`due_at` integer
);
--> statement-breakpoint
CREATE INDEX `queue_due` ON `queue` (`due_at`) WHERE "queue"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `queue_status` ON `queue` (`status`,`starts_at`);--> statement-breakpoint
CREATE TABLE `queue_lot` (
	`queue_id` integer NOT NULL,
	`lot_id` integer NOT NULL,
	`place` integer NOT NULL,
	`state` text NOT NULL,
	`skips` integer DEFAULT 0 NOT NULL,
	`result` text,
	`ended_by` integer,
	PRIMARY KEY(`queue_id`, `lot_id`),
	FOREIGN KEY (`queue_id`) REFERENCES `queue`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `queue_lot_lot` ON `queue_lot` (`lot_id`);--> statement-breakpoint
CREATE TABLE `queue_operator` (
	`queue_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`queue_id`, `user_id`),
	FOREIGN KEY (`queue_id`) REFERENCES `queue`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
