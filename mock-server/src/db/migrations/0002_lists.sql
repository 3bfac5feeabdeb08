DROP INDEX `lot_new`;--> statement-breakpoint
DROP INDEX `lot_mark`;--> statement-breakpoint
DROP INDEX `lot_place`;--> statement-breakpoint
CREATE INDEX `lot_list_ending` ON `lot` (`ends_at`,`status`,`kind`,`opens_at`,`queue_id`,`mark`,`model`,`city`,`emirate`,`body`,`type`,`bedrooms`,`developer`,`gearbox`,`engine`,`drive`,`colour`,`vat`,`furnished`,`new_construction`,`year`,`mileage`,`area`,`reserve`,`reserve_reached`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_opening` ON `lot` (`opens_at`,`ends_at`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_new` ON `lot` (`approved_at`,`ends_at`,`status`,`kind`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_price` ON `lot` (`shown_price`,`ends_at`,`status`,`kind`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_bids` ON `lot` (`bids`,`ends_at`,`status`,`kind`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_year` ON `lot` (`year`,`ends_at`,`status`,`kind`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_mileage` ON `lot` (`mileage`,`ends_at`,`status`,`kind`) WHERE hidden = 0 and status not in ('draft', 'moderation');