CREATE TABLE `moderation_claim` (
	`lot_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lot_facts_vin` ON `lot_facts` ("vehicle" ->> '$.vin');