PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_settlement` (
	`lot_id` integer NOT NULL,
	`buyer_id` integer NOT NULL,
	`seller_id` integer NOT NULL,
	`state` text NOT NULL,
	`price` integer NOT NULL,
	`fee_fils` integer NOT NULL,
	`vat_on_fee_fils` integer NOT NULL,
	`all_in_fils` integer NOT NULL,
	`sold_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`remind_at` integer,
	`paid_at` integer,
	`handed_over_at` integer,
	`held_fils` integer,
	PRIMARY KEY(`lot_id`, `buyer_id`),
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_settlement`("lot_id", "buyer_id", "seller_id", "state", "price", "fee_fils", "vat_on_fee_fils", "all_in_fils", "sold_at", "due_at", "remind_at", "paid_at", "handed_over_at", "held_fils") SELECT "lot_id", "buyer_id", "seller_id", "state", "price", "fee_fils", "vat_on_fee_fils", "all_in_fils", "sold_at", "due_at", "remind_at", "paid_at", "handed_over_at", "held_fils" FROM `settlement`;--> statement-breakpoint
DROP TABLE `settlement`;--> statement-breakpoint
ALTER TABLE `__new_settlement` RENAME TO `settlement`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `settlement_due` ON `settlement` (`due_at`) WHERE "settlement"."state" = 'due';--> statement-breakpoint
CREATE INDEX `settlement_reminder` ON `settlement` (`remind_at`) WHERE "settlement"."state" = 'due' and "settlement"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX `settlement_state` ON `settlement` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `settlement_buyer` ON `settlement` (`buyer_id`,`state`);--> statement-breakpoint
UPDATE `lot` SET status = 'notSold' WHERE id IN (SELECT lot_id FROM settlement WHERE state IN ('defaulted', 'released', 'forfeited'));
