/** The names of files: cleaned once for storage, screens, downloads and archives on every system. */

/** Most bytes of a name in UTF-8: a folder takes 255, and an archive or a browser adds some. */
const MOST_BYTES = 180;
const MOST_ENDING = 10;
/** An ending that a sender may have chosen: a number such as 3.5 is none. */
const SENT_ENDING = /(?<=.)\.[a-z][a-z0-9]{0,9}$/i;
/** Names of devices: Windows opens no file of such a name, whatever its ending. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])$/i;
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });
const encoder = new TextEncoder();

/** Returns a name that every system takes and that reads as it is: no path, no control or direction marks. */
export function fileName(sent: string): string {
  const last = sent.slice(Math.max(sent.lastIndexOf("/"), sent.lastIndexOf("\\")) + 1);
  const shown = last
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\p{Zs}\p{Zl}\p{Zp}\t\r\n]+/gu, " ")
    // A joiner is kept inside an emoji only, where it has a meaning that can be seen.
    .replaceAll(
      /(?<=[\p{Extended_Pictographic}\uFE0F\p{Emoji_Modifier}])\u200D(?=\p{Extended_Pictographic})|\p{C}/gu,
      (sign) => (sign === "\u200D" ? sign : ""),
    )
    .replaceAll("\uFFFD", "")
    .replaceAll(/[<>:"|?*]/g, "_")
    .replaceAll(/ +/g, " ")
    .replaceAll(/^[ .]+|[ .]+$/g, "");
  const { base, ending } = parted(shown);
  const room = MOST_BYTES - encoder.encode(ending).length;
  const name = trimmedTo(base, room) + ending;
  const device = name.split(".", 1)[0]!.trimEnd();
  return DEVICE.test(device) ? `_${name}` : name || "file";
}

/** Returns the name of a download: the ending follows from the stored type, whatever ending the sender chose. */
export function downloadName(name: string, ending: string): string {
  let base = fileName(name);
  // Systems that hide the last ending show the one before it: invoice.exe.pdf.
  while (SENT_ENDING.test(base)) base = base.replace(SENT_ENDING, "");
  return `${base}${ending}`;
}

/** Returns the value of Content-Disposition. Old clients read the first name, all others the second. */
export function disposition(how: "attachment" | "inline", name: string): string {
  const clean = fileName(name);
  const plain = clean.replaceAll(/[^\w .()-]/g, "_");
  const all = encodeURIComponent(clean).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${all}`;
}

/** Parts a name before its ending; a name of one word has none. */
function parted(name: string): { base: string; ending: string } {
  const dot = name.lastIndexOf(".");
  const isEnding = dot > 0 && name.length - dot <= MOST_ENDING && /^\.[a-z0-9]+$/i.test(name.slice(dot));
  return isEnding ? { base: name.slice(0, dot), ending: name.slice(dot) } : { base: name, ending: "" };
}

/** Returns as many whole letters as fit into so many bytes. */
function trimmedTo(text: string, mostBytes: number): string {
  let kept = "";
  let bytes = 0;
  for (const { segment } of letters.segment(text)) {
    bytes += encoder.encode(segment).length;
    if (bytes > mostBytes) break;
    kept += segment;
  }
  return kept.trimEnd();
}
