/** Breaks the events of a listener between router and client. */
import { WebSocket } from "ws";

/** The fault in the events of one listener, once. */
export type FrameFault = "drop-event" | "swap-events" | "double-event" | "late-event" | "wrong-leader";

/** Number of events of a lot before the fault. */
const EVENTS_BEFORE = 8;
/** Longer than an event may take, ms. */
const LATE_MS = 5_000;
const EVENT = 36;

export interface Spoiler {
  /** Connects a listener with the router at `url`. */
  join(client: WebSocket, url: string): void;
  readonly isDone: boolean;
}

/**
 * Returns the function that connects listeners with the router and breaks one event of the first listener with
 * enough events.
 */
export function breakFrames(fault: FrameFault | null): Spoiler {
  let isDone = fault === null;
  const join = (client: WebSocket, url: string): void => {
    const router = new WebSocket(url, "wamp.2.json");
    const early: string[] = [];
    let received = 0;
    let held: string | null = null;
    let heldUntil: Promise<void> = Promise.resolve();
    const forward = (frame: string): void => {
      void heldUntil.then(() => client.send(frame));
    };
    router.on("open", () => {
      for (const frame of early.splice(0)) router.send(frame);
    });
    client.on("message", (data: Buffer) => {
      if (router.readyState === WebSocket.OPEN) router.send(data.toString());
      else early.push(data.toString());
    });
    router.on("message", (data: Buffer) => {
      const frame = data.toString();
      if (!isOfLot(frame)) return forward(frame);
      received += 1;
      if (held !== null) {
        forward(frame);
        forward(held);
        held = null;
        return;
      }
      if (isDone || received < EVENTS_BEFORE) return forward(frame);
      isDone = true;
      if (fault === "swap-events") held = frame;
      else if (fault === "wrong-leader") forward(withAnotherLeader(frame));
      else if (fault === "late-event") {
        // Later events wait too, so the order stays.
        heldUntil = new Promise((go) => setTimeout(go, LATE_MS));
        forward(frame);
      } else if (fault === "double-event") {
        forward(frame);
        forward(frame);
      }
    });
    client.on("close", () => router.close());
    router.on("close", () => client.close());
    router.on("error", () => client.terminate());
    client.on("error", () => router.terminate());
  };
  return {
    join,
    get isDone() {
      return isDone;
    },
  };
}

function isOfLot(frame: string): boolean {
  return frame.startsWith(`[${EVENT},`) && frame.includes('"id_auction":') && frame.includes('"prev":');
}

function withAnotherLeader(frame: string): string {
  return frame.replace(
    /"leader":"Bidder (\d+)"/,
    (_, mark: string) => `"leader":"Bidder ${Number(mark) + 1}"`,
  );
}
