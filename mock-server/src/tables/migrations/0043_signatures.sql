CREATE TABLE `signature` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` integer NOT NULL,
	`party_id` integer NOT NULL,
	`amount_fils` integer,
	`title` text NOT NULL,
	`text` text,
	`payload` text,
	`reason` text,
	`asked_by` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`until` integer NOT NULL,
	`state` text NOT NULL,
	`decided_by` integer,
	`decided_at` integer,
	`decline_reason` text,
	FOREIGN KEY (`party_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`asked_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `signature_open` ON `signature` (`kind`,`subject_id`) WHERE "signature"."state" = 'open';--> statement-breakpoint
CREATE INDEX `signature_subject` ON `signature` (`kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `signature_until` ON `signature` (`until`) WHERE "signature"."state" = 'open';--> statement-breakpoint
ALTER TABLE `audit` ADD `asked_by` text;