/** Copies a text; returns false when the browser refuses, as it may at any press. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain http has no clipboard, and a frame or a person may forbid it: the older command may still work.
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  let taken = false;
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    event.stopImmediatePropagation();
    taken = true;
  };
  document.addEventListener("copy", give, { capture: true });
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else copies without the permission
    return document.execCommand("copy") && taken;
  } finally {
    document.removeEventListener("copy", give, { capture: true });
  }
}
