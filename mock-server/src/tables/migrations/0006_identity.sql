CREATE TABLE `call_back` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`time` text,
	`at` integer NOT NULL,
	`done_at` integer,
	`done_by` integer
);
--> statement-breakpoint
CREATE INDEX `call_back_open` ON `call_back` (`at`) WHERE "call_back"."done_at" is null;--> statement-breakpoint
CREATE TABLE `code` (
	`id` integer PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`contact` text NOT NULL,
	`user_id` integer NOT NULL,
	`hash` text,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`tries_left` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `code_subject` ON `code` (`purpose`,`contact`,`user_id`);--> statement-breakpoint
CREATE INDEX `code_user` ON `code` (`user_id`);--> statement-breakpoint
CREATE INDEX `code_expires` ON `code` (`expires_at`);--> statement-breakpoint
CREATE TABLE `file` (
	`id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`mime` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	`thumbhash` text,
	`linked_to` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `file_hash` ON `file` (`hash`);--> statement-breakpoint
CREATE INDEX `file_linked` ON `file` (`linked_to`);--> statement-breakpoint
CREATE INDEX `file_unlinked` ON `file` (`created_at`) WHERE "file"."linked_to" is null;--> statement-breakpoint
CREATE TABLE `installation` (
	`fid` text PRIMARY KEY NOT NULL,
	`app` text NOT NULL,
	`refresh_hash` text NOT NULL,
	`auth_hash` text NOT NULL,
	`auth_until` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notification` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	`read_at` integer,
	`lot_id` integer,
	`link` text
);
--> statement-breakpoint
CREATE INDEX `notification_user` ON `notification` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `notification_unread` ON `notification` (`user_id`) WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE TABLE `push_device` (
	`token` text PRIMARY KEY NOT NULL,
	`user_id` integer,
	`fid` text,
	`options` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `push_device_user` ON `push_device` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_device_fid` ON `push_device` (`fid`) WHERE "push_device"."fid" is not null;--> statement-breakpoint
ALTER TABLE `profile` ADD `fields` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `profile` ADD `expires_on` text;--> statement-breakpoint
ALTER TABLE `profile` ADD `contract_version` text;--> statement-breakpoint
ALTER TABLE `profile` ADD `contract_signed_at` integer;--> statement-breakpoint
ALTER TABLE `session` ADD `device` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `session` ADD `address` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `session` ADD `confirm_hash` text;--> statement-breakpoint
ALTER TABLE `session` ADD `confirm_until` integer;--> statement-breakpoint
ALTER TABLE `user` ADD `whatsapp` text;--> statement-breakpoint
ALTER TABLE `user` ADD `terms_version` text;--> statement-breakpoint
ALTER TABLE `user` ADD `terms_at` integer;--> statement-breakpoint
ALTER TABLE `user` ADD `notice_settings` text;--> statement-breakpoint
ALTER TABLE `user` ADD `deleted_at` integer;