DROP INDEX `code_subject`;--> statement-breakpoint
CREATE INDEX `code_subject` ON `code` (`purpose`,`contact`,`user_id`);--> statement-breakpoint
CREATE TABLE `document_mark` (
	`profile_id` integer NOT NULL,
	`mark` text NOT NULL,
	PRIMARY KEY(`mark`, `profile_id`),
	FOREIGN KEY (`profile_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `document_mark_profile` ON `document_mark` (`profile_id`);--> statement-breakpoint
CREATE TABLE `fingerprint_secret` (
	`id` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `file` ADD `key_id` text;--> statement-breakpoint
ALTER TABLE `profile` ADD `sealed` text;--> statement-breakpoint
-- Written by hand: the hash of an older answer was the payload itself, with accounts and names.
DELETE FROM `idempotency`;--> statement-breakpoint
CREATE INDEX `profile_locked` ON `profile` (`user_id`) WHERE "profile"."lock_reason" is not null;--> statement-breakpoint
CREATE INDEX `session_created` ON `session` (`created_at`);--> statement-breakpoint
DROP INDEX `lot_list_ending`;--> statement-breakpoint
CREATE INDEX `lot_list_ending` ON `lot` (`ends_at`,`status`,`kind`,`opens_at`,`queue_id`,`mark`,`model`,`city`,`emirate`,`community`,`body`,`type`,`bedrooms`,`seats`,`developer`,`gearbox`,`engine`,`drive`,`colour`,`vat`,`furnished`,`new_construction`,`year`,`mileage`,`area`,`reserve`,`reserve_reached`,`lat`,`lon`) WHERE hidden = 0 and status not in ('draft', 'moderation');
