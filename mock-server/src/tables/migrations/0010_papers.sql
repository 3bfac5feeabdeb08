CREATE TABLE `paper` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`side` text NOT NULL,
	`year` integer NOT NULL,
	`serial` integer NOT NULL,
	`number` text NOT NULL,
	`corrects` text,
	`lot_id` integer NOT NULL,
	`buyer_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`supplied_at` integer NOT NULL,
	`net_fils` integer NOT NULL,
	`vat_fils` integer NOT NULL,
	`facts` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`,`buyer_id`) REFERENCES `settlement`(`lot_id`,`buyer_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `paper_serial` ON `paper` (`kind`,`year`,`serial`);--> statement-breakpoint
CREATE UNIQUE INDEX `paper_number` ON `paper` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `paper_sale` ON `paper` (`lot_id`,`buyer_id`,`kind`,`side`);--> statement-breakpoint
CREATE INDEX `paper_user` ON `paper` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `paper_house` (
	`id` integer PRIMARY KEY NOT NULL,
	`house` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `paper_recipient` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`trn` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `settlement` ADD `seller_fee_fils` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `settlement` ADD `vat_on_seller_fee_fils` integer DEFAULT 0 NOT NULL;