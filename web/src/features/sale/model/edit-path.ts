/** The route of a lot's form. */
export const EDIT_ROUTE = "/auction/edit/$id";

/** The address of a lot's form; 0 is a new lot. */
export function editPath(id: number): string {
  return `/auction/edit/${id}`;
}
