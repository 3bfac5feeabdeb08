CREATE TABLE `lot_group` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`state` text NOT NULL,
	`members` text NOT NULL,
	`held_fils` integer NOT NULL,
	`parked_fils` integer NOT NULL,
	`look_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lot_group_user` ON `lot_group` (`user_id`);--> statement-breakpoint
CREATE INDEX `lot_group_look` ON `lot_group` (`look_at`) WHERE "lot_group"."look_at" is not null;