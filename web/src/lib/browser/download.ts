/** A file on its way to the person's downloads. */
export interface Download {
  readonly name: string;
  readonly bytes: Blob;
}

/** The file of a reply, under the name that its header gives it. In: what was parsed as a blob. */
export function fileOf(data: unknown, response: Response, usualName: string): Download {
  const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { name: named ?? usualName, bytes: data instanceof Blob ? data : new Blob() };
}

/** Hands a file to the browser, which saves it. */
export function download({ name, bytes }: Download): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  // The browser has it by then; the memory is given back.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
