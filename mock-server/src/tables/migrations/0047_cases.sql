CREATE TABLE `device_user` (
	`user_id` integer NOT NULL,
	`device_hash` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `device_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `suspicion` (
	`id` integer PRIMARY KEY NOT NULL,
	`bidder_id` integer NOT NULL,
	`other_id` integer NOT NULL,
	`role` text NOT NULL,
	`score` integer NOT NULL,
	`evidence` text NOT NULL,
	`lots` text NOT NULL,
	`opened_at` integer NOT NULL,
	`state` text NOT NULL,
	`decided_by` integer,
	`decided_at` integer,
	`reason` text,
	FOREIGN KEY (`bidder_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`other_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `suspicion_open` ON `suspicion` (`bidder_id`,`other_id`,`role`) WHERE "suspicion"."state" = 'open';--> statement-breakpoint
CREATE INDEX `suspicion_pair` ON `suspicion` (`bidder_id`,`other_id`,`role`);--> statement-breakpoint
CREATE INDEX `suspicion_state` ON `suspicion` (`state`);--> statement-breakpoint
CREATE INDEX `history_withdrawn` ON `history` (`user_id`,`lot_id`) WHERE kind = 'proxy_cancelled';