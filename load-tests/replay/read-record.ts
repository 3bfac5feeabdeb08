/** Reads the record of a run. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type {
  RequestLine,
  BalanceLine,
  BidLine,
  ControlLine,
  Entry,
  Line,
  LinkLine,
  OutageLine,
  RunLine,
  EventLine,
} from "../record/lines.ts";
import { LOT_AFTER } from "./journals.ts";

/** The events of one topic at one listener. */
export interface Stream {
  readonly who: number;
  readonly topic: string;
  readonly entries: Entry[];
}

export interface RunRecord {
  readonly run: RunLine;
  readonly bids: readonly BidLine[];
  readonly balances: readonly BalanceLine[];
  readonly events: readonly EventLine[];
  readonly controls: readonly ControlLine[];
  readonly streams: readonly Stream[];
  readonly asked: readonly RequestLine["entries"][number][];
  readonly links: readonly LinkLine[];
  readonly outages: readonly OutageLine[];
}

/**
 * Reads the record of a run.
 * @throws Error when its first line, the setup, is missing.
 */
export async function readRecord(file: string): Promise<RunRecord> {
  const lines: Line[] = [];
  for await (const text of createInterface({ input: createReadStream(file) }))
    if (text.startsWith('{"type":') && !text.startsWith(LOT_AFTER)) lines.push(JSON.parse(text) as Line);
  return recordOf(lines);
}

/** Reads the lines of a run in any order; the lines of one listener keep theirs. */
export function recordOf(lines: Iterable<Line>): RunRecord {
  let run: RunLine | null = null;
  const bids: BidLine[] = [];
  const balances: BalanceLine[] = [];
  const events: EventLine[] = [];
  const controls: ControlLine[] = [];
  const links: LinkLine[] = [];
  const outages: OutageLine[] = [];
  const asked: RequestLine["entries"][number][] = [];
  const streams = new Map<string, Stream>();
  for (const line of lines) {
    if (line.type === "run") run = line;
    else if (line.type === "bid") bids.push(line);
    else if (line.type === "balance") balances.push(line);
    else if (line.type === "event") events.push(line);
    else if (line.type === "control") controls.push(line);
    else if (line.type === "link") links.push(line);
    else if (line.type === "outage") outages.push(line);
    else if (line.type === "asked") asked.push(...line.entries);
    else {
      const { who, topic, entries } = line;
      const name = `${who} ${topic}`;
      const stream = streams.get(name) ?? { who, topic, entries: [] };
      streams.set(name, stream);
      stream.entries.push(...entries);
    }
  }
  if (!run) throw new Error("The record has no beginning: the scenario could not set up what it needs");
  return { run, bids, balances, events, controls, links, outages, asked, streams: [...streams.values()] };
}
