ALTER TABLE `queue` ADD `clerk_id` integer;--> statement-breakpoint
ALTER TABLE `queue` ADD `clerk_seen_at` integer;