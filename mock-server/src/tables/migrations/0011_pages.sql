ALTER TABLE `history` ADD `prev_id` integer;--> statement-breakpoint
ALTER TABLE `lot` ADD `history_id` integer;--> statement-breakpoint
UPDATE `history` SET `prev_id` = (SELECT max(p.`id`) FROM `history` p WHERE p.`lot_id` = `history`.`lot_id` AND p.`id` < `history`.`id`);--> statement-breakpoint
UPDATE `lot` SET `history_id` = (SELECT max(h.`id`) FROM `history` h WHERE h.`lot_id` = `lot`.`id`);--> statement-breakpoint
DROP INDEX `history_lot`;
