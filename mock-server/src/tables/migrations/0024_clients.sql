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
);
--> statement-breakpoint
CREATE INDEX `client_row_user` ON `client_row` (`user_id`);--> statement-breakpoint
CREATE INDEX `client_row_new` ON `client_row` (`created_at`,`user_id`,`profile_id`);--> statement-breakpoint
CREATE INDEX `client_row_tab_new` ON `client_row` (`tab`,`created_at`,`user_id`,`profile_id`);--> statement-breakpoint
CREATE INDEX `client_row_name` ON `client_row` (`name_key`,`user_id`,`profile_id`);--> statement-breakpoint
CREATE INDEX `client_row_tab_name` ON `client_row` (`tab`,`name_key`,`user_id`,`profile_id`);--> statement-breakpoint
CREATE INDEX `client_row_expiring` ON `client_row` (`expires_on`,`user_id`,`profile_id`);--> statement-breakpoint
ALTER TABLE `user` ADD `password_once` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `audit` ADD `about_id` integer;--> statement-breakpoint
ALTER TABLE `audit` ADD `address` text;--> statement-breakpoint
CREATE INDEX `audit_about` ON `audit` (`about_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_act` ON `audit` (`act`,`id`);
--> statement-breakpoint
-- Triggers and virtual tables are not drizzle's: from here on this file is written by hand.
CREATE VIRTUAL TABLE `client_search` USING fts5(
	`words`,
	content = 'client_row',
	content_rowid = 'id',
	tokenize = "trigram remove_diacritics 1"
);
--> statement-breakpoint
CREATE TRIGGER `client_row_in` AFTER INSERT ON `client_row` BEGIN
  INSERT INTO `client_search` (rowid, words) VALUES (new.id, new.words);
END;
--> statement-breakpoint
CREATE TRIGGER `client_row_out` AFTER DELETE ON `client_row` BEGIN
  INSERT INTO `client_search` (client_search, rowid, words) VALUES ('delete', old.id, old.words);
END;
--> statement-breakpoint
CREATE TRIGGER `client_of_new_user` AFTER INSERT ON `user` BEGIN
  DELETE FROM `client_row` WHERE user_id = new.id;
  INSERT INTO `client_row` (`user_id`, `profile_id`, `tab`, `type`, `form`, `citizenship`, `status`, `name_key`, `created_at`, `expires_on`, `words`)
  SELECT u.id, coalesce(p.id, 0),
    CASE WHEN p.id IS NULL THEN iif(u.roles LIKE '%backoffice%' OR u.roles LIKE '%auctioneer%', 'staff', 'drafts')
      WHEN p.lock_reason IS NOT NULL THEN 'locked' WHEN p.status = 'signed' THEN 'new' WHEN p.status = 'ok' THEN 'ok' ELSE 'drafts' END,
    p.type, p.form, p.citizenship, p.status,
    lower(coalesce(p.name, u.first_name || ' ' || u.last_name)), coalesce(p.created_at, u.created_at), coalesce(p.expires_on, '9999-12-31'),
    lower(u.first_name || ' ' || u.last_name || ' ' || coalesce(p.name, '') || ' ' || coalesce(u.email, '') || ' ' || coalesce(u.phone, '')
      || iif(u.phone LIKE '+971%', ' 0' || substr(u.phone, 5), '')
      || ' ' || coalesce(json_extract(p.fields, '$.passport_number'), '') || ' ' || coalesce(json_extract(p.fields, '$.emirates_id'), '')
      || ' ' || replace(coalesce(json_extract(p.fields, '$.emirates_id'), ''), '-', '')
      || ' ' || coalesce(json_extract(p.fields, '$.licence_number'), '') || ' ' || coalesce(json_extract(p.fields, '$.company_name'), '')
      || ' ' || coalesce(json_extract(p.fields, '$.ceo_name'), '') || iif(p.id IS NULL, '', ' #' || p.id))
  FROM `user` u LEFT JOIN `profile` p ON p.user_id = u.id WHERE u.deleted_at IS NULL AND u.id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `client_of_user` AFTER UPDATE OF first_name, last_name, email, phone, roles, deleted_at ON `user` BEGIN
  DELETE FROM `client_row` WHERE user_id = new.id;
  INSERT INTO `client_row` (`user_id`, `profile_id`, `tab`, `type`, `form`, `citizenship`, `status`, `name_key`, `created_at`, `expires_on`, `words`)
  SELECT u.id, coalesce(p.id, 0),
    CASE WHEN p.id IS NULL THEN iif(u.roles LIKE '%backoffice%' OR u.roles LIKE '%auctioneer%', 'staff', 'drafts')
      WHEN p.lock_reason IS NOT NULL THEN 'locked' WHEN p.status = 'signed' THEN 'new' WHEN p.status = 'ok' THEN 'ok' ELSE 'drafts' END,
    p.type, p.form, p.citizenship, p.status,
    lower(coalesce(p.name, u.first_name || ' ' || u.last_name)), coalesce(p.created_at, u.created_at), coalesce(p.expires_on, '9999-12-31'),
    lower(u.first_name || ' ' || u.last_name || ' ' || coalesce(p.name, '') || ' ' || coalesce(u.email, '') || ' ' || coalesce(u.phone, '')
      || iif(u.phone LIKE '+971%', ' 0' || substr(u.phone, 5), '')
      || ' ' || coalesce(json_extract(p.fields, '$.passport_number'), '') || ' ' || coalesce(json_extract(p.fields, '$.emirates_id'), '')
      || ' ' || replace(coalesce(json_extract(p.fields, '$.emirates_id'), ''), '-', '')
      || ' ' || coalesce(json_extract(p.fields, '$.licence_number'), '') || ' ' || coalesce(json_extract(p.fields, '$.company_name'), '')
      || ' ' || coalesce(json_extract(p.fields, '$.ceo_name'), '') || iif(p.id IS NULL, '', ' #' || p.id))
  FROM `user` u LEFT JOIN `profile` p ON p.user_id = u.id WHERE u.deleted_at IS NULL AND u.id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `client_of_no_user` AFTER DELETE ON `user` BEGIN
  DELETE FROM `client_row` WHERE user_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `client_of_new_profile` AFTER INSERT ON `profile` BEGIN
  DELETE FROM `client_row` WHERE user_id = new.user_id;
  INSERT INTO `client_row` (`user_id`, `profile_id`, `tab`, `type`, `form`, `citizenship`, `status`, `name_key`, `created_at`, `expires_on`, `words`)
  SELECT u.id, coalesce(p.id, 0),
    CASE WHEN p.id IS NULL THEN iif(u.roles LIKE '%backoffice%' OR u.roles LIKE '%auctioneer%', 'staff', 'drafts')
      WHEN p.lock_reason IS NOT NULL THEN 'locked' WHEN p.status = 'signed' THEN 'new' WHEN p.status = 'ok' THEN 'ok' ELSE 'drafts' END,
    p.type, p.form, p.citizenship, p.status,
    lower(coalesce(p.name, u.first_name || ' ' || u.last_name)), coalesce(p.created_at, u.created_at), coalesce(p.expires_on, '9999-12-31'),
    lower(u.first_name || ' ' || u.last_name || ' ' || coalesce(p.name, '') || ' ' || coalesce(u.email, '') || ' ' || coalesce(u.phone, '')
      || iif(u.phone LIKE '+971%', ' 0' || substr(u.phone, 5), '')
      || ' ' || coalesce(json_extract(p.fields, '$.passport_number'), '') || ' ' || coalesce(json_extract(p.fields, '$.emirates_id'), '')
      || ' ' || replace(coalesce(json_extract(p.fields, '$.emirates_id'), ''), '-', '')
      || ' ' || coalesce(json_extract(p.fields, '$.licence_number'), '') || ' ' || coalesce(json_extract(p.fields, '$.company_name'), '')
      || ' ' || coalesce(json_extract(p.fields, '$.ceo_name'), '') || iif(p.id IS NULL, '', ' #' || p.id))
  FROM `user` u LEFT JOIN `profile` p ON p.user_id = u.id WHERE u.deleted_at IS NULL AND u.id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER `client_of_profile` AFTER UPDATE OF user_id, type, form, name, status, citizenship, fields, expires_on, lock_reason ON `profile` BEGIN
  DELETE FROM `client_row` WHERE user_id = new.user_id;
  INSERT INTO `client_row` (`user_id`, `profile_id`, `tab`, `type`, `form`, `citizenship`, `status`, `name_key`, `created_at`, `expires_on`, `words`)
  SELECT u.id, coalesce(p.id, 0),
    CASE WHEN p.id IS NULL THEN iif(u.roles LIKE '%backoffice%' OR u.roles LIKE '%auctioneer%', 'staff', 'drafts')
      WHEN p.lock_reason IS NOT NULL THEN 'locked' WHEN p.status = 'signed' THEN 'new' WHEN p.status = 'ok' THEN 'ok' ELSE 'drafts' END,
    p.type, p.form, p.citizenship, p.status,
    lower(coalesce(p.name, u.first_name || ' ' || u.last_name)), coalesce(p.created_at, u.created_at), coalesce(p.expires_on, '9999-12-31'),
    lower(u.first_name || ' ' || u.last_name || ' ' || coalesce(p.name, '') || ' ' || coalesce(u.email, '') || ' ' || coalesce(u.phone, '')
      || iif(u.phone LIKE '+971%', ' 0' || substr(u.phone, 5), '')
      || ' ' || coalesce(json_extract(p.fields, '$.passport_number'), '') || ' ' || coalesce(json_extract(p.fields, '$.emirates_id'), '')
      || ' ' || replace(coalesce(json_extract(p.fields, '$.emirates_id'), ''), '-', '')
      || ' ' || coalesce(json_extract(p.fields, '$.licence_number'), '') || ' ' || coalesce(json_extract(p.fields, '$.company_name'), '')
      || ' ' || coalesce(json_extract(p.fields, '$.ceo_name'), '') || iif(p.id IS NULL, '', ' #' || p.id))
  FROM `user` u LEFT JOIN `profile` p ON p.user_id = u.id WHERE u.deleted_at IS NULL AND u.id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER `client_of_no_profile` AFTER DELETE ON `profile` BEGIN
  DELETE FROM `client_row` WHERE user_id = old.user_id;
  INSERT INTO `client_row` (`user_id`, `profile_id`, `tab`, `type`, `form`, `citizenship`, `status`, `name_key`, `created_at`, `expires_on`, `words`)
  SELECT u.id, coalesce(p.id, 0),
    CASE WHEN p.id IS NULL THEN iif(u.roles LIKE '%backoffice%' OR u.roles LIKE '%auctioneer%', 'staff', 'drafts')
      WHEN p.lock_reason IS NOT NULL THEN 'locked' WHEN p.status = 'signed' THEN 'new' WHEN p.status = 'ok' THEN 'ok' ELSE 'drafts' END,
    p.type, p.form, p.citizenship, p.status,
    lower(coalesce(p.name, u.first_name || ' ' || u.last_name)), coalesce(p.created_at, u.created_at), coalesce(p.expires_on, '9999-12-31'),
    lower(u.first_name || ' ' || u.last_name || ' ' || coalesce(p.name, '') || ' ' || coalesce(u.email, '') || ' ' || coalesce(u.phone, '')
      || iif(u.phone LIKE '+971%', ' 0' || substr(u.phone, 5), '')
      || ' ' || coalesce(json_extract(p.fields, '$.passport_number'), '') || ' ' || coalesce(json_extract(p.fields, '$.emirates_id'), '')
      || ' ' || replace(coalesce(json_extract(p.fields, '$.emirates_id'), ''), '-', '')
      || ' ' || coalesce(json_extract(p.fields, '$.licence_number'), '') || ' ' || coalesce(json_extract(p.fields, '$.company_name'), '')
      || ' ' || coalesce(json_extract(p.fields, '$.ceo_name'), '') || iif(p.id IS NULL, '', ' #' || p.id))
  FROM `user` u LEFT JOIN `profile` p ON p.user_id = u.id WHERE u.deleted_at IS NULL AND u.id = old.user_id;
END;
--> statement-breakpoint
INSERT INTO `client_row` (`user_id`, `profile_id`, `tab`, `type`, `form`, `citizenship`, `status`, `name_key`, `created_at`, `expires_on`, `words`)
  SELECT u.id, coalesce(p.id, 0),
    CASE WHEN p.id IS NULL THEN iif(u.roles LIKE '%backoffice%' OR u.roles LIKE '%auctioneer%', 'staff', 'drafts')
      WHEN p.lock_reason IS NOT NULL THEN 'locked' WHEN p.status = 'signed' THEN 'new' WHEN p.status = 'ok' THEN 'ok' ELSE 'drafts' END,
    p.type, p.form, p.citizenship, p.status,
    lower(coalesce(p.name, u.first_name || ' ' || u.last_name)), coalesce(p.created_at, u.created_at), coalesce(p.expires_on, '9999-12-31'),
    lower(u.first_name || ' ' || u.last_name || ' ' || coalesce(p.name, '') || ' ' || coalesce(u.email, '') || ' ' || coalesce(u.phone, '')
      || iif(u.phone LIKE '+971%', ' 0' || substr(u.phone, 5), '')
      || ' ' || coalesce(json_extract(p.fields, '$.passport_number'), '') || ' ' || coalesce(json_extract(p.fields, '$.emirates_id'), '')
      || ' ' || replace(coalesce(json_extract(p.fields, '$.emirates_id'), ''), '-', '')
      || ' ' || coalesce(json_extract(p.fields, '$.licence_number'), '') || ' ' || coalesce(json_extract(p.fields, '$.company_name'), '')
      || ' ' || coalesce(json_extract(p.fields, '$.ceo_name'), '') || iif(p.id IS NULL, '', ' #' || p.id))
  FROM `user` u LEFT JOIN `profile` p ON p.user_id = u.id WHERE u.deleted_at IS NULL;
