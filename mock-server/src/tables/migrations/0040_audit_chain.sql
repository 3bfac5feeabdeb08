ALTER TABLE `audit` ADD `who` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `audit` ADD `hash` text;--> statement-breakpoint
ALTER TABLE `meta` ADD `audit_hash` text;