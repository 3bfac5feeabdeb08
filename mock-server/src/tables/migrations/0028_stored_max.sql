ALTER TABLE `lot_bidder` ADD `stored_max` integer;--> statement-breakpoint
-- A maximum wrote a row of its own, or an automatic bid when it was beaten at once. A plain bid wrote neither.
UPDATE `lot_bidder` SET `stored_max` = `max` WHERE (`lot_id`, `user_id`) IN
  (SELECT `lot_id`, `user_id` FROM `history` WHERE `kind` IN ('proxy_set', 'automatic_bid'));
