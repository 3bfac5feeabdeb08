/** Id of the heading that takes the focus when a drawer closes and its row is gone. */
export const CLIENTS_TITLE = "clients-title";
