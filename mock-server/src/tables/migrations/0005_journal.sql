ALTER TABLE `history` ADD `secret_amount` integer;--> statement-breakpoint
ALTER TABLE `history` ADD `salt` text;--> statement-breakpoint
ALTER TABLE `history` ADD `hash` text DEFAULT '' NOT NULL;