CREATE TABLE `buyer_claim` (
	`id` integer PRIMARY KEY NOT NULL,
	`lot_id` integer NOT NULL,
	`buyer_id` integer NOT NULL,
	`seller_id` integer NOT NULL,
	`fact` text NOT NULL,
	`value` text NOT NULL,
	`text` text NOT NULL,
	`made_at` integer NOT NULL,
	`answer_until` integer NOT NULL,
	`answer` text,
	`answered_at` integer,
	`state` text NOT NULL,
	`proceeds_fils` integer NOT NULL,
	`outcome` text,
	`back_fils` integer,
	`lost_fils` integer,
	`decided_by` integer,
	`decided_at` integer,
	`reason` text,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `buyer_claim_sale` ON `buyer_claim` (`lot_id`,`buyer_id`);--> statement-breakpoint
CREATE INDEX `buyer_claim_state` ON `buyer_claim` (`state`,`id`);