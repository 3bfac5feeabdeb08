const LONGEST = 40;

/** What a person typed as a name that snapshots may bear: "Before Close!" → "before-close"; "" where nothing is left. */
export function snapshotName(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+/g, "");
  return words.slice(0, LONGEST).replaceAll(/-+$/g, "");
}

/** Bytes for a person: 2310144 → "2.2 MB". */
export function fileSize(bytes: number): string {
  const kb = bytes / 1024;
  return kb < 1024 ? `${Math.ceil(kb)} kB` : `${(kb / 1024).toFixed(1)} MB`;
}
