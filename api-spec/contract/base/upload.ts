/** A picture and a form to upload it with. */

/** One red pixel. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
  "base64",
);

/** Returns the form of an upload. */
export function formOf(bytes: Uint8Array<ArrayBuffer>, kind?: string): FormData {
  const form = new FormData();
  if (kind) form.set("kind", kind);
  form.set("file", new Blob([bytes]), "example");
  return form;
}
