CREATE TABLE `seller_fee` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`basis_points` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
