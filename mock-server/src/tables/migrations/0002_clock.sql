ALTER TABLE `meta` ADD `clock_offset_ms` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `meta` ADD `clock_frozen_at` integer;