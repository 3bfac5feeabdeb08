CREATE TABLE `dictionary` (
	`name` text NOT NULL,
	`value` text NOT NULL,
	`label` text NOT NULL,
	`parent` text,
	`position` integer NOT NULL,
	PRIMARY KEY(`name`, `value`)
);
--> statement-breakpoint
CREATE TABLE `favorite` (
	`user_id` integer NOT NULL,
	`lot_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `lot_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `favorite_lot` ON `favorite` (`lot_id`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE INDEX `history_lot` ON `history` (`lot_id`);--> statement-breakpoint
CREATE TABLE `idempotency` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`call` text NOT NULL,
	`key` text NOT NULL,
	`hash` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_key` ON `idempotency` (`key`,`user_id`,`call`);--> statement-breakpoint
CREATE TABLE `ledger` (
	`id` integer PRIMARY KEY NOT NULL,
	`prev_id` integer,
	`user_id` integer NOT NULL,
	`at` integer NOT NULL,
	`type` text NOT NULL,
	`amount_fils` integer NOT NULL,
	`lot_id` integer,
	`comment` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
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
	`area` integer,
	FOREIGN KEY (`seller_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "lot_leader_whole" CHECK(("lot"."leader_id" is null) = ("lot"."price" is null)),
	CONSTRAINT "lot_below_reserve" CHECK(not ("lot"."price" < "lot"."reserve" and "lot"."reserve" <= "lot"."leader_max"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lot_number` ON `lot` (`number`);--> statement-breakpoint
CREATE INDEX `lot_ending` ON `lot` (`status`,`ends_at`);--> statement-breakpoint
CREATE INDEX `lot_opening` ON `lot` (`opens_at`) WHERE "lot"."opened" = 0;--> statement-breakpoint
CREATE INDEX `lot_review` ON `lot` (`review_ends_at`) WHERE "lot"."status" = 'summarizing';--> statement-breakpoint
CREATE INDEX `lot_seller` ON `lot` (`seller_id`,`status`);--> statement-breakpoint
CREATE INDEX `lot_list_ending` ON `lot` (`ends_at`,`status`,`kind`,`opens_at`,`queue_id`,`mark`,`model`,`city`,`emirate`,`body`,`type`,`bedrooms`,`developer`,`gearbox`,`engine`,`drive`,`colour`,`vat`,`furnished`,`new_construction`,`year`,`mileage`,`area`,`reserve`,`reserve_reached`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_opening` ON `lot` (`opens_at`,`ends_at`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_new` ON `lot` (`approved_at`,`ends_at`,`status`,`kind`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_price` ON `lot` (`shown_price`,`ends_at`,`status`,`kind`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_bids` ON `lot` (`bids`,`ends_at`,`status`,`kind`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_year` ON `lot` (`year`,`ends_at`,`status`,`kind`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
CREATE INDEX `lot_list_mileage` ON `lot` (`mileage`,`ends_at`,`status`,`kind`) WHERE hidden = 0 and status not in ('draft', 'moderation');--> statement-breakpoint
-- One tree instead of two, since every bid changes two of its rows: added by hand, drizzle has no word for it.
CREATE TABLE `lot_bidder` (
	`lot_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`mark` integer NOT NULL,
	`max` integer NOT NULL,
	`hold_fils` integer NOT NULL,
	`bid_at` integer NOT NULL,
	PRIMARY KEY(`lot_id`, `user_id`),
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "lot_bidder_hold" CHECK("lot_bidder"."hold_fils" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `lot_bidder_mark` ON `lot_bidder` (`lot_id`,`mark`);--> statement-breakpoint
CREATE INDEX `lot_bidder_user` ON `lot_bidder` (`user_id`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE `meta` (
	`id` integer PRIMARY KEY NOT NULL,
	`epoch` text NOT NULL,
	`seed` integer NOT NULL,
	`scene` text NOT NULL,
	`stamped_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `note` (
	`user_id` integer NOT NULL,
	`lot_id` integer NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `lot_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lot`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY NOT NULL,
	`events` integer NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
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
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profile_user_type` ON `profile` (`user_id`,`type`);--> statement-breakpoint
CREATE TABLE `session` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user_id`);--> statement-breakpoint
CREATE INDEX `session_used` ON `session` (`used_at`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_email` ON `user` (`email`) WHERE "user"."email_verified" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `user_phone` ON `user` (`phone`) WHERE "user"."phone_verified" = 1;--> statement-breakpoint
CREATE INDEX `user_email_claimed` ON `user` (`email`);--> statement-breakpoint
CREATE INDEX `user_phone_claimed` ON `user` (`phone`);--> statement-breakpoint
CREATE TABLE `wallet` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`total_fils` integer DEFAULT 0 NOT NULL,
	`reserved_fils` integer DEFAULT 0 NOT NULL,
	`seq` integer DEFAULT 0 NOT NULL,
	`ledger_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "wallet_available" CHECK("wallet"."total_fils" - "wallet"."reserved_fils" >= 0),
	CONSTRAINT "wallet_reserved" CHECK("wallet"."reserved_fils" >= 0)
);
