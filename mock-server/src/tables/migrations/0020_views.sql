CREATE TABLE `lot_views` (
	`lot_id` integer PRIMARY KEY NOT NULL,
	`views` integer NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "lot_views_some" CHECK("lot_views"."views" > 0)
);
