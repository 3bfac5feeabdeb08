/** Id of the heading that takes the keys when a drawer closes whose row is gone. */
export const CLIENTS_TITLE = "clients-title";
