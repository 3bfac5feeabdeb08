/** On what keeps a list's place until the list is there: the list is then drawn as wide as that at once. */
export const LIST_PLACE = "list-place";
