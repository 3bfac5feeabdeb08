CREATE TABLE `settled` (
	`id` integer PRIMARY KEY NOT NULL,
	`changed` integer NOT NULL,
	`added` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `settled` VALUES (1, 0, 0);--> statement-breakpoint
DROP TABLE `redo`;
