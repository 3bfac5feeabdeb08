/** Finds the rehearsal of a call. */
import type { OperationId } from "@marsa/api-spec/generated/operations";
import { isRehearsal } from "@marsa/api-spec/rehearsal";
import type { CallSubject } from "../http/context.ts";

/** The calls that a rehearsal answers. Other calls do not know its lots. */
const ANSWERED: ReadonlySet<OperationId> = new Set([
  "getQueue",
  "listLaneLots",
  "listLaneTail",
  "getLaneLog",
  "getLaneBoard",
  "changeLaneMinPrice",
  "releaseLot",
  "skipLot",
  "moveLot",
  "changeLaneStep",
  "finalCall",
  "lowerStartPrice",
  "disableLot",
  "enableLot",
  "openLane",
  "takeoverLane",
  "resumeLane",
  "endLane",
  "pauseLane",
  "reopenLot",
  "nextLot",
  "sayToRoom",
  "keepDesk",
  "listPaddles",
  "setPhoneLine",
  "bidInRoom",
  "nameBidder",
  "takeBackBid",
  "setAsk",
  "makebid",
  "removeProxy",
  "getLot",
  "getHistory",
  "getConditions",
  "setNote",
  "deleteNote",
]);

/** Returns the rehearsal's lane or lot in a call; null: none. */
export function rehearsalIdOf(operation: OperationId, { params, body }: CallSubject): number | null {
  if (!ANSWERED.has(operation)) return null;
  const ids = [field(body, "id_queue"), field(body, "id_auction"), field(params, "id")];
  return ids.find((id) => id !== null && isRehearsal(id)) ?? null;
}

function field(of: unknown, name: string): number | null {
  if (typeof of !== "object" || of === null) return null;
  const value = (of as Readonly<Record<string, unknown>>)[name];
  return typeof value === "number" ? value : null;
}
