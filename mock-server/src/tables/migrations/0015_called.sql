ALTER TABLE `queue_lot` ADD `number` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `queue_lot` SET `number` = `place` + 1;