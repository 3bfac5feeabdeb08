/**
 * A proxy in front of a server that passes everything on and breaks one promise once. The search for lost bids and
 * events has to find the broken promise.
 */
import { createHash, randomBytes } from "node:crypto";
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { breakFrames, type FrameFault } from "./frames.ts";

type BidReply = components["schemas"]["BidReply"];

export const faults = [
  "none",
  "drop-event",
  "swap-events",
  "double-event",
  "late-event",
  "wrong-leader",
  "lose-bid",
] as const;
export type Fault = (typeof faults)[number];

export function isFault(name: string): name is Fault {
  return (faults as readonly string[]).includes(name);
}

export interface FaultyProxy {
  readonly url: string;
  /** Whether the fault had an occasion. */
  readonly isDone: boolean;
  close(): Promise<void>;
}

/** Number of accepted bids before the lost one. */
const BIDS_BEFORE = 10;
const BID_PATH = "/api/auction/makebid";

/** Listens on a free port in front of the server at `target`. */
export async function startFaultyProxy(target: string, fault: Fault): Promise<FaultyProxy> {
  const bids = fault === "lose-bid" ? new BidThief() : null;
  const server = createServer((incoming, outgoing) => {
    void forwardCall(target, incoming, outgoing, bids);
  });
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => "wamp.2.json" });
  const frames = fault === "lose-bid" || fault === "none" ? null : (fault satisfies FrameFault);
  const spoiler = breakFrames(frames);
  server.on("upgrade", (incoming, socket, head) => {
    const url = target.replace(/^http/, "ws") + (incoming.url ?? "");
    sockets.handleUpgrade(incoming, socket, head, (client) => spoiler.join(client, url));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get isDone() {
      return bids ? bids.isDone : spoiler.isDone;
    },
    close: () => closeAll(server, sockets),
  };
}

function closeAll(server: Server, sockets: WebSocketServer): Promise<void> {
  for (const client of sockets.clients) client.terminate();
  server.closeAllConnections();
  return new Promise((closed) => server.close(() => closed()));
}

async function forwardCall(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  bids: BidThief | null,
): Promise<void> {
  const body = await textOf(incoming);
  const isBid = incoming.url === BID_PATH;
  const stolen = isBid ? bids?.steal(body) : null;
  if (stolen) {
    outgoing.writeHead(200, { "content-type": "application/json" }).end(stolen);
    return;
  }
  const { method, url = "/", headers } = incoming;
  const onward = request(target + url, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    if (isBid && bids) void textOf(answer).then((text) => outgoing.end(bids.see(answer.statusCode, text)));
    else answer.pipe(outgoing);
  });
  onward.on("error", () => outgoing.destroy());
  onward.end(body);
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Swallows one bid and answers as if it were accepted. */
class BidThief {
  /** The last accepted bid of each lot. */
  readonly #last = new Map<number, BidReply>();
  #seen = 0;
  isDone = false;

  see(status: number | undefined, text: string): string {
    if (status === 200) {
      const { data } = JSON.parse(text) as { data: BidReply };
      this.#last.set(data.id_auction, data);
      this.#seen += 1;
    }
    return text;
  }

  /** Returns the forged reply to the swallowed bid; null: the bid is passed on. */
  steal(body: string): string | null {
    const { id_auction, price, mode } = JSON.parse(body) as {
      id_auction: number;
      price: number;
      mode: string;
    };
    const last = this.#last.get(id_auction);
    const isGood = last !== undefined && mode === "exact" && price >= last.next_min;
    if (this.isDone || this.#seen < BIDS_BEFORE || !isGood) return null;
    this.isDone = true;
    const now = new Date().toISOString();
    const hash = createHash("sha256").update(randomBytes(8)).digest("hex");
    const made: Partial<BidReply["receipt"]> = {
      seq: last.receipt.seq + 1,
      kind: "bid",
      amount: price,
      received_at: now,
      hash,
      salt: null,
    };
    const data: BidReply = {
      ...last,
      price,
      outcome: "leading",
      leading: true,
      my_max: price,
      next_min: price + 100,
      seq: last.seq + 1,
      id_bid: last.id_bid + 1,
      received_at: now,
      judged_at: now,
      receipt: { ...last.receipt, ...made },
    };
    return JSON.stringify({ result: "success", data });
  }
}
