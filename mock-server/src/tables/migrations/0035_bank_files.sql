CREATE TABLE `bank_file` (
	`id` integer PRIMARY KEY NOT NULL,
	`format` text NOT NULL,
	`made_at` integer NOT NULL,
	`made_by` integer NOT NULL,
	FOREIGN KEY (`made_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `invoice` ADD `received_fils` integer;--> statement-breakpoint
ALTER TABLE `invoice` ADD `value_date` text;--> statement-breakpoint
ALTER TABLE `invoice` ADD `bank_reference` text;--> statement-breakpoint
ALTER TABLE `refund` ADD `bank_file_id` integer REFERENCES bank_file(id);--> statement-breakpoint
ALTER TABLE `refund` ADD `value_date` text;--> statement-breakpoint
ALTER TABLE `refund` ADD `bank_reference` text;