ALTER TABLE `paddle` ADD `cover_fils` integer;--> statement-breakpoint
CREATE INDEX `paddle_cover` ON `paddle` (`user_id`) WHERE "paddle"."cover_fils" is not null;--> statement-breakpoint
ALTER TABLE `lot_bidder` ADD `limit_fils` integer DEFAULT 0 NOT NULL;