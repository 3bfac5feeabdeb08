/** Id of the title of the list, which takes the focus when the drawer closes. */
export const REFUNDS_TITLE = "refunds-title";
