ALTER TABLE `kept_card` RENAME TO `saved_card`;--> statement-breakpoint
ALTER TABLE `saved_card` RENAME COLUMN `kept_at` TO `saved_at`;--> statement-breakpoint
DROP INDEX `kept_card_user`;--> statement-breakpoint
CREATE INDEX `saved_card_user` ON `saved_card` (`user_id`);
