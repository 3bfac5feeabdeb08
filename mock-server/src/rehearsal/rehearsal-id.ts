import type { OperationId } from "@marsa/api-spec/generated/operations.ts";
import { isRehearsal } from "@marsa/api-spec/rules";
import type { CallSubject } from "../context.ts";

/** The calls that a rehearsal answers. Of its lots no other call has ever heard. */
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
  "makebid",
  "removeProxy",
  "getLot",
  "getHistory",
  "getConditions",
  "setNote",
  "deleteNote",
]);

/** The lane or lot of a rehearsal that a call is about; null: it is about no such thing. */
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
