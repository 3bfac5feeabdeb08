interface DeskKey {
  readonly keys: readonly string[];
  readonly does: string;
}

/** The keys of the auctioneer's desk, in the order of its controls. */
export const DESK_KEYS: readonly DeskKey[] = [
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

/** The keys of a desk with the room that differ: A to H are the phones. */
const ROOM_KEYS: readonly DeskKey[] = [
  { keys: ["Space"], does: "Bid the ask for the room, or for the paddle whose number you typed" },
  { keys: ["Enter"], does: "Say that the room’s bid is that of the paddle you typed" },
  { keys: ["A", "…", "H"], does: "Bid the ask for the phone on this line" },
  { keys: ["-", "+"], does: "Ask half a step, or two steps, above the bid" },
  { keys: ["K"], does: "Type the ask" },
  { keys: ["[", "]"], does: "Step down, step up" },
  { keys: ["Z"], does: "Take back the newest bid of the room or a phone" },
  { keys: ["W"], does: "Final call; by hand a fair warning, which waits for you" },
  { keys: ["S"], does: "By hand: sell, pressed twice, or once in a fair warning" },
  { keys: ["R"], does: "Green light, pressed twice" },
  { keys: ["J"], does: "Skip the lot, pressed twice" },
  { keys: ["X"], does: "Disable the lot, with a reason" },
  { keys: ["T"], does: "Send a message to the lane" },
];

const MOVED: ReadonlySet<string> = new Set(["F", "G", "S", "D", "A", "+"]);

/** The keys of the desk of a lane with the room. */
export const ROOM_DESK_KEYS: readonly DeskKey[] = [
  ...ROOM_KEYS,
  ...DESK_KEYS.filter(({ keys: [key = ""] }) => !MOVED.has(key)),
];
