CREATE TABLE `settlement` (
	`lot_id` integer PRIMARY KEY NOT NULL,
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
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `settlement_due` ON `settlement` (`due_at`) WHERE "settlement"."state" = 'due';--> statement-breakpoint
CREATE INDEX `settlement_reminder` ON `settlement` (`remind_at`) WHERE "settlement"."state" = 'due' and "settlement"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX `settlement_state` ON `settlement` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `settlement_buyer` ON `settlement` (`buyer_id`,`state`);--> statement-breakpoint
-- What was sold before there were settlements is due two days from the last sign of life of the server.
INSERT INTO `settlement` (lot_id, buyer_id, seller_id, state, price, fee_fils, vat_on_fee_fils, all_in_fils, sold_at, due_at, remind_at)
SELECT id, leader_id, seller_id, 'due', price, fee, vat, price * 100 + fee + vat, ends_at, stamped_at + 172800000, stamped_at + 86400000
FROM (SELECT *, (fee * 5 + 50) / 100 AS vat FROM
  (SELECT l.*, m.stamped_at, max(50000, min(1000000, l.price * 2)) AS fee FROM lot l, meta m WHERE l.status = 'sold'));