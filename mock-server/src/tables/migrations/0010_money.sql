CREATE TABLE `invoice` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`amount_fils` integer NOT NULL,
	`status` text NOT NULL,
	`requested_at` integer NOT NULL,
	`ready_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` integer,
	`reason` text,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `invoice_user` ON `invoice` (`user_id`);--> statement-breakpoint
CREATE INDEX `invoice_status` ON `invoice` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `payment` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`reference` text NOT NULL,
	`amount_fils` integer NOT NULL,
	`fee_fils` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_reference` ON `payment` (`reference`);--> statement-breakpoint
CREATE INDEX `payment_user` ON `payment` (`user_id`);--> statement-breakpoint
CREATE TABLE `refund` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`amount_fils` integer NOT NULL,
	`status` text NOT NULL,
	`requested_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` integer,
	`reason` text,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `refund_account`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `refund_user` ON `refund` (`user_id`);--> statement-breakpoint
CREATE INDEX `refund_status` ON `refund` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `refund_account` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`recipient` text NOT NULL,
	`iban` text NOT NULL,
	`bank` text NOT NULL,
	`swift` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `refund_account_user` ON `refund_account` (`user_id`);--> statement-breakpoint
ALTER TABLE `call_back` ADD `subject` text;