/** A file for the person's downloads. */
export interface Download {
  readonly name: string;
  readonly bytes: Blob;
}

/** Makes a file of a reply that was parsed as a blob; the header of the reply names it. */
export function fileOf(data: unknown, response: Response, usualName: string): Download {
  const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { name: named ?? usualName, bytes: data instanceof Blob ? data : new Blob() };
}

/** Saves a file through the browser. */
export function download({ name, bytes }: Download): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  // The browser has read the file by then, so its memory can be freed.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
