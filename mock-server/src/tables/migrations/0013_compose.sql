ALTER TABLE `queue` ADD `changed_at` integer;--> statement-breakpoint
ALTER TABLE `queue` ADD `changed_by` integer;--> statement-breakpoint
ALTER TABLE `queue` ADD `discarded` integer DEFAULT false NOT NULL;