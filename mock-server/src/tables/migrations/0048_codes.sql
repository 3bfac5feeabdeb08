DROP INDEX `code_subject`;--> statement-breakpoint
CREATE INDEX `code_subject` ON `code` (`purpose`,`contact`,`user_id`);