/** Marks the placeholder of a list. The list takes the width of the placeholder in its first draw. */
export const LIST_PLACE = "list-place";
