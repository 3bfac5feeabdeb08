import { money } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import type { Paddle } from "#/realtime/lanes/lane-calls.ts";
import { LINES, type PhoneLine } from "../commands/phone-lines.ts";

/** One phone line at the desk. */
export interface PhoneTile {
  readonly line: PhoneLine;
  /** Null: nobody is on the line. */
  readonly number: number | null;
  /** For the clerk; the auctioneer reads no names. */
  readonly name: string | null;
  readonly words: string;
  readonly look: "plain" | "grey" | "leads" | "refused";
}

interface Around {
  readonly paddles: readonly Paddle[];
  /** Bids on the lot, newest first. */
  readonly rows: readonly Schema<"HistoryRow">[];
  /** Marks of those who were too late at an ask of this lot since its last bid. */
  readonly refused: ReadonlySet<string>;
  readonly leader: string | null;
  /** AED; null while the lot takes no bids. */
  readonly ask: number | null;
}

/** Returns the eight lines with their states. */
export function phoneTiles(around: Around): PhoneTile[] {
  return LINES.map((line) => tileOf(line, around));
}

function tileOf(line: PhoneLine, { paddles, rows, refused, leader, ask }: Around): PhoneTile {
  const paddle = paddles.find((each) => each.line === line);
  if (!paddle) return { line, number: null, name: null, words: "Paddle?", look: "grey" };
  const { number, name, covers } = paddle;
  const mark = `Phone ${line}`;
  const last = rows.find((row) => row.kind === "bid" && row.mark === mark)?.amount;
  if (leader === mark) return { line, number, name, words: `Leads, ${money(last ?? 0)}`, look: "leads" };
  if (ask !== null && covers < ask) {
    return {
      line,
      number,
      name,
      words: covers === 0 ? "May not bid" : `Covered to ${money(covers)}`,
      look: "grey",
    };
  }
  if (ask !== null && refused.has(mark))
    return { line, number, name, words: `${money(ask)}?`, look: "refused" };
  return { line, number, name, words: last ? `Last ${money(last)}` : "On the line", look: "plain" };
}
