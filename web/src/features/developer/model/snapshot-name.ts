const LONGEST = 40;

/** Turns a typed text into a name for a snapshot: "Before Close!" → "before-close"; "" where no character can stay. */
export function snapshotName(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+/g, "");
  return words.slice(0, LONGEST).replaceAll(/-+$/g, "");
}

/** Formats bytes: 2310144 → "2.2 MB". */
export function fileSize(bytes: number): string {
  const kb = bytes / 1024;
  return kb < 1024 ? `${Math.ceil(kb)} kB` : `${(kb / 1024).toFixed(1)} MB`;
}
