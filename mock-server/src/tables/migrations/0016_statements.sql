CREATE TABLE `statement` (
	`id` integer PRIMARY KEY NOT NULL,
	`year` integer NOT NULL,
	`serial` integer NOT NULL,
	`number` text NOT NULL,
	`user_id` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`facts` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `statement_serial` ON `statement` (`year`,`serial`);--> statement-breakpoint
CREATE UNIQUE INDEX `statement_number` ON `statement` (`number`);--> statement-breakpoint
CREATE INDEX `statement_user` ON `statement` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `statement_sale` (
	`lot_id` integer NOT NULL,
	`buyer_id` integer NOT NULL,
	`statement_id` integer NOT NULL,
	PRIMARY KEY(`lot_id`, `buyer_id`, `statement_id`),
	FOREIGN KEY (`statement_id`) REFERENCES `statement`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`,`buyer_id`) REFERENCES `settlement`(`lot_id`,`buyer_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `refund` ADD `statement_id` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `refund_statement` ON `refund` (`statement_id`) WHERE "refund"."statement_id" is not null;