CREATE TABLE `service` (
	`id` integer PRIMARY KEY NOT NULL,
	`lot_id` integer NOT NULL,
	`buyer_id` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`partner` text NOT NULL,
	`to_emirate` text NOT NULL,
	`price_fils` integer NOT NULL,
	`included` text NOT NULL,
	`term` text NOT NULL,
	`source` text NOT NULL,
	`valid_until` integer NOT NULL,
	`ordered_at` integer,
	`free_until` integer,
	`ask_at` integer,
	`confirmed_at` integer,
	`cancelled_at` integer,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `service_lot` ON `service` (`lot_id`,`buyer_id`);--> statement-breakpoint
CREATE INDEX `service_ask` ON `service` (`ask_at`) WHERE "service"."ask_at" is not null;