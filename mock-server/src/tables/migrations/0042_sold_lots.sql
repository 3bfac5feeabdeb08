CREATE INDEX `lot_sold_vehicle` ON `lot` (`mark`,`model`,`year`) WHERE status = 'sold';--> statement-breakpoint
CREATE INDEX `lot_sold_apartment` ON `lot` (`bedrooms`,`city`) WHERE status = 'sold';