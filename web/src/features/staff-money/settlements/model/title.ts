/** Id of the page's title, which takes the focus when the opener of the drawer is gone. */
export const SETTLEMENTS_TITLE = "settlements-title";
