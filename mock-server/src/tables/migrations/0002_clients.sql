-- Written by hand: `tables/people/client-rows.ts` keeps the list of clients. A new database never had these.
DROP TRIGGER IF EXISTS `client_row_in`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `client_row_out`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `client_of_new_user`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `client_of_user`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `client_of_no_user`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `client_of_new_profile`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `client_of_profile`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `client_of_no_profile`;
