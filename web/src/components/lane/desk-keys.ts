/** The keys of the auctioneer's desk, in the order of its controls. */
export const DESK_KEYS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ["O"], does: "Open the lane, or resume it" },
  { keys: ["P"], does: "Pause at once, or resume" },
  { keys: ["F"], does: "Final call" },
  { keys: ["G"], does: "Green light, pressed twice" },
  { keys: ["M"], does: "Change the minimum" },
  { keys: ["+", "-"], does: "Step up, step down" },
  { keys: ["L"], does: "Lower the start price, pressed twice" },
  { keys: ["S"], does: "Skip the lot, pressed twice" },
  { keys: ["D"], does: "Disable the lot, with a reason" },
  { keys: ["A"], does: "Send a message to the lane" },
  { keys: ["U"], does: "Reopen the lot while its card shows" },
  { keys: ["N"], does: "Next lot now, pressed twice" },
  { keys: ["Alt", "↑", "↓"], does: "Move a lot of the run list" },
  { keys: ["Esc"], does: "Cancel a first press, or close a dialog" },
];
