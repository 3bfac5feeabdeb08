ALTER TABLE `settlement` ADD `held_proceeds_fils` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `settlement` ADD `proceeds_free_at` integer;--> statement-breakpoint
CREATE INDEX `settlement_proceeds` ON `settlement` (`proceeds_free_at`) WHERE "settlement"."proceeds_free_at" is not null;