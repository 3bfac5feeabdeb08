CREATE TABLE `dictionary` (
	`name` text NOT NULL,
	`value` text NOT NULL,
	`label` text NOT NULL,
	`parent` text,
	`position` integer NOT NULL,
	PRIMARY KEY(`name`, `value`)
);--> statement-breakpoint
CREATE TABLE `favorite` (
	`user_id` integer NOT NULL,
	`lot_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `lot_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `history` (
	`id` integer PRIMARY KEY NOT NULL,
	`lot_id` integer NOT NULL,
	`at` integer NOT NULL,
	`received_at` integer,
	`kind` text NOT NULL,
	`user_id` integer,
	`mark` integer,
	`amount` integer,
	`auto` integer NOT NULL,
	`cause` text NOT NULL
, `secret_amount` integer, `salt` text, `hash` text DEFAULT '' NOT NULL, `prev_id` integer);--> statement-breakpoint
CREATE TABLE `idempotency` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`call` text NOT NULL,
	`key` text NOT NULL,
	`hash` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `ledger` (
	`id` integer PRIMARY KEY NOT NULL,
	`prev_id` integer,
	`user_id` integer NOT NULL,
	`at` integer NOT NULL,
	`type` text NOT NULL,
	`amount_fils` integer NOT NULL,
	`lot_id` integer,
	`comment` text DEFAULT '' NOT NULL
);--> statement-breakpoint
CREATE TABLE `lot` (
	`id` integer PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`seller_id` integer NOT NULL,
	`status` text NOT NULL,
	`hidden` integer DEFAULT false NOT NULL,
	`queue_id` integer,
	`created_at` integer NOT NULL,
	`approved_at` integer,
	`opens_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`opened` integer DEFAULT false NOT NULL,
	`start_price` integer NOT NULL,
	`step` integer NOT NULL,
	`reserve` integer,
	`buy_now` integer,
	`price` integer,
	`leader_id` integer,
	`leader_mark` integer,
	`leader_max` integer,
	`bids` integer DEFAULT 0 NOT NULL,
	`bidders` integer DEFAULT 0 NOT NULL,
	`extensions` integer DEFAULT 0 NOT NULL,
	`reserve_reached` integer DEFAULT false NOT NULL,
	`review_days` integer NOT NULL,
	`review_ends_at` integer,
	`seq` integer DEFAULT 0 NOT NULL,
	`shown_price` integer GENERATED ALWAYS AS (coalesce(price, start_price)) VIRTUAL,
	`vat` text NOT NULL,
	`year` integer,
	`emirate` text NOT NULL,
	`city` text NOT NULL,
	`lat` real,
	`lon` real,
	`mark` text,
	`model` text,
	`body` text,
	`gearbox` text,
	`engine` text,
	`drive` text,
	`colour` text,
	`mileage` integer,
	`type` text,
	`bedrooms` integer,
	`developer` text,
	`furnished` integer,
	`new_construction` integer,
	`area` integer, `reserve_lowered` integer DEFAULT 0 NOT NULL, `history_id` integer, `offers` text, `offer_until` integer, `next_offers` text, `community` text, `seats` integer,
	FOREIGN KEY (`seller_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "lot_leader_whole" CHECK(("lot"."leader_id" is null) = ("lot"."price" is null)),
	CONSTRAINT "lot_below_reserve" CHECK(not ("lot"."price" < "lot"."reserve" and "lot"."reserve" <= "lot"."leader_max"))
);--> statement-breakpoint
CREATE TABLE `lot_bidder` (
	`lot_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`mark` integer NOT NULL,
	`max` integer NOT NULL,
	`hold_fils` integer NOT NULL,
	`bid_at` integer NOT NULL, `stored_max` integer, `asked_about` integer,
	PRIMARY KEY(`lot_id`, `user_id`),
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "lot_bidder_hold" CHECK("lot_bidder"."hold_fils" >= 0)
) WITHOUT ROWID;--> statement-breakpoint
CREATE TABLE `lot_facts` (
	`lot_id` integer PRIMARY KEY NOT NULL,
	`vehicle` text,
	`property` text,
	`condition` text,
	`documents` text NOT NULL,
	`pictures` text NOT NULL,
	`inspection` text NOT NULL,
	`location` text NOT NULL,
	`comment` text NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `meta` (
	`id` integer PRIMARY KEY NOT NULL,
	`epoch` text NOT NULL,
	`seed` integer NOT NULL,
	`scene` text NOT NULL,
	`stamped_at` integer NOT NULL
, `clock_offset_ms` integer DEFAULT 0 NOT NULL, `clock_frozen_at` integer, `paused_at` integer, `pause_reason` text, `audit_hash` text);--> statement-breakpoint
CREATE TABLE `note` (
	`user_id` integer NOT NULL,
	`lot_id` integer NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `lot_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY NOT NULL,
	`events` integer NOT NULL,
	`content` text NOT NULL
);--> statement-breakpoint
CREATE TABLE `profile` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`type` text NOT NULL,
	`form` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`citizenship` text NOT NULL,
	`lock_reason` text,
	`lock_until` text,
	`created_at` integer NOT NULL, `version` integer DEFAULT 1 NOT NULL, `fields` text DEFAULT '{}' NOT NULL, `expires_on` text, `contract_version` text, `contract_signed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `session` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL, `device` text DEFAULT '' NOT NULL, `address` text DEFAULT '' NOT NULL, `confirm_hash` text, `confirm_until` integer, `factor_due` integer DEFAULT false NOT NULL, `challenge` text, `challenge_until` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `user` (
	`id` integer PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text,
	`email_verified` integer DEFAULT false NOT NULL,
	`phone` text,
	`phone_verified` integer DEFAULT false NOT NULL,
	`new_email` text,
	`new_phone` text,
	`password_hash` text,
	`roles` text NOT NULL,
	`ustatus` text NOT NULL,
	`avatar` text,
	`profile_id` integer,
	`is_bot` integer DEFAULT false NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
, `whatsapp` text, `terms_version` text, `terms_at` integer, `notice_settings` text, `deleted_at` integer, `password_once` integer DEFAULT false NOT NULL);--> statement-breakpoint
CREATE TABLE `wallet` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`total_fils` integer DEFAULT 0 NOT NULL,
	`reserved_fils` integer DEFAULT 0 NOT NULL,
	`seq` integer DEFAULT 0 NOT NULL,
	`ledger_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "wallet_available" CHECK("wallet"."total_fils" - "wallet"."reserved_fils" >= 0),
	CONSTRAINT "wallet_reserved" CHECK("wallet"."reserved_fils" >= 0)
);--> statement-breakpoint
CREATE VIRTUAL TABLE `lot_search` USING fts5(
	`title`, `number`, `words`,
	tokenize = "unicode61 remove_diacritics 2",
	prefix = '2 3'
);--> statement-breakpoint
CREATE TABLE `audit` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`user_id` integer,
	`act` text NOT NULL,
	`subject` text NOT NULL,
	`reason` text
, `about_id` integer, `address` text, `who` text DEFAULT '' NOT NULL, `hash` text, `asked_by` text);--> statement-breakpoint
CREATE TABLE `call_back` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`time` text,
	`at` integer NOT NULL,
	`done_at` integer,
	`done_by` integer
, `subject` text, `taken_at` integer, `taken_by` integer, `note` text);--> statement-breakpoint
CREATE TABLE `code` (
	`id` integer PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`contact` text NOT NULL,
	`user_id` integer NOT NULL,
	`hash` text,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`tries_left` integer NOT NULL
);--> statement-breakpoint
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
, `pages` integer, `replaces` integer);--> statement-breakpoint
CREATE TABLE `installation` (
	`fid` text PRIMARY KEY NOT NULL,
	`app` text NOT NULL,
	`refresh_hash` text NOT NULL,
	`auth_hash` text NOT NULL,
	`auth_until` integer NOT NULL,
	`created_at` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `notification` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	`read_at` integer,
	`lot_id` integer,
	`link` text
, `in_app` integer DEFAULT true NOT NULL, `held_until` integer);--> statement-breakpoint
CREATE TABLE `push_device` (
	`token` text PRIMARY KEY NOT NULL,
	`user_id` integer,
	`fid` text,
	`options` text,
	`created_at` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `saved_search` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`q` text NOT NULL,
	`filter` text NOT NULL,
	`alerts` integer NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`told_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `lane_event` (
	`queue_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`event` text NOT NULL, `lots` text,
	PRIMARY KEY(`queue_id`, `seq`)
);--> statement-breakpoint
CREATE TABLE `queue` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`place` text NOT NULL,
	`status` text NOT NULL,
	`starts_at` integer NOT NULL,
	`timers` text NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`seq` integer DEFAULT 0 NOT NULL,
	`run_seq` integer DEFAULT 0 NOT NULL,
	`current_lot_id` integer,
	`phase` text,
	`deadline` integer,
	`left_ms` integer,
	`reopened` integer DEFAULT false NOT NULL,
	`hammer_at` integer,
	`desk_user_id` integer,
	`desk_seen_at` integer,
	`desk_asked_by` integer,
	`paused_at` integer,
	`paused_reason` text,
	`message` text,
	`due_at` integer
, `changed_at` integer, `changed_by` integer, `discarded` integer DEFAULT false NOT NULL);--> statement-breakpoint
CREATE TABLE `queue_lot` (
	`queue_id` integer NOT NULL,
	`lot_id` integer NOT NULL,
	`place` integer NOT NULL,
	`state` text NOT NULL,
	`skips` integer DEFAULT 0 NOT NULL,
	`result` text,
	`ended_by` integer, `number` integer DEFAULT 0 NOT NULL, `reopens` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`queue_id`, `lot_id`),
	FOREIGN KEY (`queue_id`) REFERENCES `queue`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `queue_operator` (
	`queue_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`queue_id`, `user_id`),
	FOREIGN KEY (`queue_id`) REFERENCES `queue`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `invoice` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`amount_fils` integer NOT NULL,
	`status` text NOT NULL,
	`requested_at` integer NOT NULL,
	`ready_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` integer,
	`reason` text, `received_fils` integer, `value_date` text, `bank_reference` text,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `payment` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`reference` text NOT NULL,
	`amount_fils` integer NOT NULL,
	`fee_fils` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`settled_at` integer, `lot_id` integer, `card_id` integer, `back_lot_id` integer, `declined` text,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `refund` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`amount_fils` integer NOT NULL,
	`status` text NOT NULL,
	`requested_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` integer,
	`reason` text, `bank_file_id` integer REFERENCES bank_file(id), `value_date` text, `bank_reference` text,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `refund_account`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `refund_account` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`recipient` text NOT NULL,
	`iban` text NOT NULL,
	`bank` text NOT NULL,
	`swift` text NOT NULL,
	`created_at` integer NOT NULL, `ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `lot_draft` (
	`lot_id` integer PRIMARY KEY NOT NULL,
	`fields` text NOT NULL,
	`version` integer NOT NULL,
	`saved_at` integer NOT NULL,
	`sent_at` integer,
	`remarks` text,
	`relisted_from` integer,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `hidden_lot` (
	`user_id` integer NOT NULL,
	`lot_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `lot_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `lot_views` (
	`lot_id` integer PRIMARY KEY NOT NULL,
	`views` integer NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "lot_views_some" CHECK("lot_views"."views" > 0)
);--> statement-breakpoint
CREATE TABLE `last_commit` (
	`id` integer PRIMARY KEY NOT NULL,
	`mark` text NOT NULL
);--> statement-breakpoint
CREATE TABLE `client_row` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`profile_id` integer NOT NULL,
	`tab` text NOT NULL,
	`type` text,
	`form` text,
	`citizenship` text,
	`status` text,
	`name_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_on` text NOT NULL,
	`words` text NOT NULL
);--> statement-breakpoint
CREATE VIRTUAL TABLE `client_search` USING fts5(
	`words`,
	content = 'client_row',
	content_rowid = 'id',
	tokenize = "trigram remove_diacritics 1"
);--> statement-breakpoint
CREATE TABLE `moderation_claim` (
	`lot_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `pickup` (
	`lot_id` integer PRIMARY KEY NOT NULL,
	`place` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`code` text NOT NULL,
	`booked_at` integer NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE "saved_card" (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`token` text NOT NULL,
	`brand` text NOT NULL,
	`last4` text NOT NULL,
	`expires` text NOT NULL,
	"saved_at" integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `passkey` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `recovery_code` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`salt` text NOT NULL,
	`hash` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `totp` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`used_at` integer,
	`last_period` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `contact_change` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`old_value` text NOT NULL,
	`new_value` text NOT NULL,
	`secret_hash` text NOT NULL,
	`at` integer NOT NULL,
	`undone_at` integer
);--> statement-breakpoint
CREATE TABLE "settlement" (
	`lot_id` integer NOT NULL,
	`buyer_id` integer NOT NULL,
	`seller_id` integer NOT NULL,
	`state` text NOT NULL,
	`price` integer NOT NULL,
	`fee_fils` integer NOT NULL,
	`vat_on_fee_fils` integer NOT NULL,
	`all_in_fils` integer NOT NULL,
	`sold_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`remind_at` integer,
	`paid_at` integer,
	`handed_over_at` integer,
	`held_fils` integer,
	PRIMARY KEY(`lot_id`, `buyer_id`),
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `bank_file` (
	`id` integer PRIMARY KEY NOT NULL,
	`format` text NOT NULL,
	`made_at` integer NOT NULL,
	`made_by` integer NOT NULL,
	FOREIGN KEY (`made_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `import_heading` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`word` text NOT NULL,
	`field` text,
	PRIMARY KEY(`user_id`, `kind`, `word`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE `device_user` (
	`user_id` integer NOT NULL,
	`device_hash` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `device_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `suspicion` (
	`id` integer PRIMARY KEY NOT NULL,
	`bidder_id` integer NOT NULL,
	`other_id` integer NOT NULL,
	`role` text NOT NULL,
	`score` integer NOT NULL,
	`evidence` text NOT NULL,
	`lots` text NOT NULL,
	`opened_at` integer NOT NULL,
	`state` text NOT NULL,
	`decided_by` integer,
	`decided_at` integer,
	`reason` text,
	FOREIGN KEY (`bidder_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`other_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `favorite_lot` ON `favorite` (`lot_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_key` ON `idempotency` (`key`,`user_id`,`call`);--> statement-breakpoint
CREATE UNIQUE INDEX `lot_number` ON `lot` (`number`);--> statement-breakpoint
CREATE INDEX `lot_ending` ON `lot` (`status`,`ends_at`);--> statement-breakpoint
CREATE INDEX `lot_opening` ON `lot` (`opens_at`) WHERE "lot"."opened" = 0;--> statement-breakpoint
CREATE INDEX `lot_review` ON `lot` (`review_ends_at`) WHERE "lot"."status" = 'summarizing';--> statement-breakpoint
CREATE INDEX `lot_seller` ON `lot` (`seller_id`,`status`);--> statement-breakpoint
CREATE INDEX `lot_list_opening` ON `lot` (`opens_at`,`ends_at`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_new` ON `lot` (`approved_at`,`ends_at`,`status`,`kind`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_price` ON `lot` (`shown_price`,`ends_at`,`status`,`kind`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_bids` ON `lot` (`bids`,`ends_at`,`status`,`kind`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_year` ON `lot` (`year`,`ends_at`,`status`,`kind`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_mileage` ON `lot` (`mileage`,`ends_at`,`status`,`kind`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE UNIQUE INDEX `lot_bidder_mark` ON `lot_bidder` (`lot_id`,`mark`);--> statement-breakpoint
CREATE INDEX `lot_bidder_user` ON `lot_bidder` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `profile_user_type` ON `profile` (`user_id`,`type`);--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user_id`);--> statement-breakpoint
CREATE INDEX `session_used` ON `session` (`used_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_email` ON `user` (`email`) WHERE "user"."email_verified" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `user_phone` ON `user` (`phone`) WHERE "user"."phone_verified" = 1;--> statement-breakpoint
CREATE INDEX `user_email_claimed` ON `user` (`email`);--> statement-breakpoint
CREATE INDEX `user_phone_claimed` ON `user` (`phone`);--> statement-breakpoint
CREATE INDEX `profile_lock` ON `profile` (`lock_until`) WHERE "profile"."lock_until" is not null;--> statement-breakpoint
CREATE INDEX `call_back_open` ON `call_back` (`at`) WHERE "call_back"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `code_subject` ON `code` (`purpose`,`contact`,`user_id`);--> statement-breakpoint
CREATE INDEX `code_user` ON `code` (`user_id`);--> statement-breakpoint
CREATE INDEX `code_expires` ON `code` (`expires_at`);--> statement-breakpoint
CREATE INDEX `file_hash` ON `file` (`hash`);--> statement-breakpoint
CREATE INDEX `file_linked` ON `file` (`linked_to`);--> statement-breakpoint
CREATE INDEX `file_unlinked` ON `file` (`created_at`) WHERE "file"."linked_to" is null;--> statement-breakpoint
CREATE INDEX `notification_user` ON `notification` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `notification_unread` ON `notification` (`user_id`) WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX `push_device_user` ON `push_device` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_device_fid` ON `push_device` (`fid`) WHERE "push_device"."fid" is not null;--> statement-breakpoint
CREATE INDEX `saved_search_user` ON `saved_search` (`user_id`);--> statement-breakpoint
CREATE INDEX `saved_search_alerts` ON `saved_search` (`told_at`) WHERE "saved_search"."alerts" = 1;--> statement-breakpoint
CREATE INDEX `queue_due` ON `queue` (`due_at`) WHERE "queue"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `queue_status` ON `queue` (`status`,`starts_at`);--> statement-breakpoint
CREATE INDEX `queue_lot_lot` ON `queue_lot` (`lot_id`);--> statement-breakpoint
CREATE INDEX `invoice_user` ON `invoice` (`user_id`);--> statement-breakpoint
CREATE INDEX `invoice_status` ON `invoice` (`status`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_reference` ON `payment` (`reference`);--> statement-breakpoint
CREATE INDEX `payment_user` ON `payment` (`user_id`);--> statement-breakpoint
CREATE INDEX `refund_user` ON `refund` (`user_id`);--> statement-breakpoint
CREATE INDEX `refund_status` ON `refund` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `refund_account_user` ON `refund_account` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `lot_draft_relisted` ON `lot_draft` (`relisted_from`) WHERE "lot_draft"."relisted_from" is not null;--> statement-breakpoint
CREATE INDEX `lot_offer` ON `lot` (`offer_until`) WHERE "lot"."offer_until" is not null;--> statement-breakpoint
CREATE INDEX `client_row_user` ON `client_row` (`user_id`);--> statement-breakpoint
CREATE INDEX `client_row_new` ON `client_row` (`created_at`,`user_id`,`profile_id`);--> statement-breakpoint
CREATE INDEX `client_row_tab_new` ON `client_row` (`tab`,`created_at`,`user_id`,`profile_id`);--> statement-breakpoint
CREATE INDEX `client_row_name` ON `client_row` (`name_key`,`user_id`,`profile_id`);--> statement-breakpoint
CREATE INDEX `client_row_tab_name` ON `client_row` (`tab`,`name_key`,`user_id`,`profile_id`);--> statement-breakpoint
CREATE INDEX `client_row_expiring` ON `client_row` (`expires_on`,`user_id`,`profile_id`);--> statement-breakpoint
CREATE INDEX `audit_about` ON `audit` (`about_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_act` ON `audit` (`act`,`id`);--> statement-breakpoint
CREATE INDEX `lot_facts_vin` ON `lot_facts` ("vehicle" ->> '$.vin');--> statement-breakpoint
CREATE UNIQUE INDEX `pickup_code` ON `pickup` (`code`);--> statement-breakpoint
CREATE INDEX `pickup_time` ON `pickup` (`place`,`starts_at`);--> statement-breakpoint
CREATE INDEX `notification_held` ON `notification` (`held_until`) WHERE "notification"."held_until" is not null;--> statement-breakpoint
CREATE INDEX `saved_card_user` ON `saved_card` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_credential` ON `passkey` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkey_user` ON `passkey` (`user_id`);--> statement-breakpoint
CREATE INDEX `recovery_code_user` ON `recovery_code` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `contact_change_secret` ON `contact_change` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `contact_change_user` ON `contact_change` (`user_id`);--> statement-breakpoint
CREATE INDEX `contact_change_new` ON `contact_change` (`new_value`);--> statement-breakpoint
CREATE INDEX `settlement_due` ON `settlement` (`due_at`) WHERE "settlement"."state" = 'due';--> statement-breakpoint
CREATE INDEX `settlement_reminder` ON `settlement` (`remind_at`) WHERE "settlement"."state" = 'due' and "settlement"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX `settlement_state` ON `settlement` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `settlement_buyer` ON `settlement` (`buyer_id`,`state`);--> statement-breakpoint
CREATE INDEX `lot_sold_vehicle` ON `lot` (`mark`,`model`,`year`) WHERE status = 'sold';--> statement-breakpoint
CREATE INDEX `lot_sold_apartment` ON `lot` (`bedrooms`,`city`) WHERE status = 'sold';--> statement-breakpoint
CREATE UNIQUE INDEX `signature_open` ON `signature` (`kind`,`subject_id`) WHERE "signature"."state" = 'open';--> statement-breakpoint
CREATE INDEX `signature_subject` ON `signature` (`kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `signature_until` ON `signature` (`until`) WHERE "signature"."state" = 'open';--> statement-breakpoint
CREATE INDEX `lot_list_ending` ON `lot` (`ends_at`,`status`,`kind`,`opens_at`,`queue_id`,`mark`,`model`,`city`,`emirate`,`community`,`body`,`type`,`bedrooms`,`seats`,`developer`,`gearbox`,`engine`,`drive`,`colour`,`vat`,`furnished`,`new_construction`,`year`,`mileage`,`area`,`reserve`,`reserve_reached`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE UNIQUE INDEX `suspicion_open` ON `suspicion` (`bidder_id`,`other_id`,`role`) WHERE "suspicion"."state" = 'open';--> statement-breakpoint
CREATE INDEX `suspicion_pair` ON `suspicion` (`bidder_id`,`other_id`,`role`);--> statement-breakpoint
CREATE INDEX `suspicion_state` ON `suspicion` (`state`);--> statement-breakpoint
CREATE INDEX `history_withdrawn` ON `history` (`user_id`,`lot_id`) WHERE kind = 'proxy_cancelled';--> statement-breakpoint
INSERT INTO `last_commit` VALUES (1, 'commit:000000000000000;');
