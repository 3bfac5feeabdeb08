import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { lotEvent, userEvent, type Moment } from "./events.ts";
import { keptOf, type KeptEvent } from "./kept-events.ts";
import { createLoader } from "./load.ts";
import { historyRowOf, type Values } from "./row-values.ts";
import type { Connection, StoredEvent } from "./store.ts";

type LotEvent = components["schemas"]["LotEvent"];
type UserEvent = components["schemas"]["UserEvent"];

/** What a redo keeps of an event: all else that it says stands in the rows of the same commit. */
export type RedoEvent =
  | readonly ["lot", id: number, prev: number]
  | readonly ["user", id: number, seq: number, UserEvent["kind"], lotId: number | null];

/** In: an event of an ordinary commit. Out: what is needed to tell the same again, once its rows are there. */
export function redoEventOf({ seq, payload, eligible }: StoredEvent): RedoEvent {
  if (eligible !== null) {
    const { kind, lot } = payload as UserEvent;
    return ["user", eligible, seq, kind, lot && lot.id_auction];
  }
  const { id_auction, prev } = payload as LotEvent;
  return ["lot", id_auction, prev];
}

/**
 * In: a connection whose tables are as the commit left them, and the epoch of their database. Out: what makes an event of
 * that commit whole again, for the outbox. `history`: the rows that it added; `at`: when it was, ms.
 */
export function createRetelling(connection: Connection, epoch: string) {
  const load = createLoader(connection);
  return (event: RedoEvent, { at, history }: { at: number; history: readonly Values[] }): KeptEvent => {
    const moment: Moment = { epoch, at };
    if (event[0] === "lot") {
      const [, id, prev] = event;
      const row = load.lot(id)!;
      const own = history.map(historyRowOf).filter(({ lotId }) => lotId === id);
      const payload = lotEvent({ row, prev, history: own }, moment);
      return keptOf({ topic: row.topic, seq: payload.seq, payload, eligible: null });
    }
    const [, id, seq, kind, lotId] = event;
    const account = { ...load.account(id)!, seq };
    const lot = lotId === null ? null : load.lot(lotId);
    const about = lot && { lot, bidder: load.bidder(lot.state.id, id) };
    const payload = userEvent({ account, about, kind }, moment);
    return keptOf({ topic: account.topic, seq, payload, eligible: id });
  };
}
