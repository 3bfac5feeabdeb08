CREATE TABLE `lot_draft` (
	`lot_id` integer PRIMARY KEY NOT NULL,
	`fields` text NOT NULL,
	`version` integer NOT NULL,
	`saved_at` integer NOT NULL,
	`sent_at` integer,
	`remarks` text,
	`relisted_from` integer,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lot_draft_relisted` ON `lot_draft` (`relisted_from`) WHERE "lot_draft"."relisted_from" is not null;--> statement-breakpoint
ALTER TABLE `lot` ADD `offers` text;--> statement-breakpoint
ALTER TABLE `lot` ADD `offer_until` integer;--> statement-breakpoint
CREATE INDEX `lot_offer` ON `lot` (`offer_until`) WHERE "lot"."offer_until" is not null;