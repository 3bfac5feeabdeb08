/** /live/room/absentee: maxima from written instructions. */
import { enterAbsentee } from "../../domain/room/absentee.ts";
import type { Refused } from "../../domain/lot/decision.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { maximaOf } from "../../tables/lanes/lane-people.ts";
import { addToAudit } from "../../tables/people/audit.ts";
import { giveDocument, ownFiles } from "../../tables/people/files.ts";
import { findLane } from "../lanes/public.ts";
import { findLotInRoom, findPaddle } from "./repository.ts";

/** Stores the maximum of an absent client and keeps the scan of the instruction, which only that client reads again. */
export const enterInstruction: Handler<"enterInstruction"> = async (request, context) => {
  const { body, headers, user, receivedAt, address } = request;
  const { id_auction: lotId, paddle, maximum, instruction } = body;
  const { store, terms, clock } = context;
  const found = await store.read(async (db) => {
    const lot = await findLotInRoom(db, lotId);
    const lane = lot?.queueId ? await findLane(db, lot.queueId, true) : null;
    if (!lot || !lane) return null;
    const queueId = lane.state.id;
    const holder = await findPaddle(db, queueId, paddle);
    const scan = await ownFiles(db, user.id, [instruction], "document");
    return { queueId, holder, fault: faultOf(paddle, holder !== undefined, scan !== null) };
  });
  if (!found) return refuse("NOT_FOUND");
  const { queueId, holder, fault } = found;
  const userId = holder?.userId ?? 0;
  const key = commandKey("enterInstruction", { user, headers }, [lotId, paddle, maximum, instruction]);
  const at = clock.now();
  const also = async (db: Parameters<typeof addToAudit>[0]) => {
    await giveDocument(db, instruction, { from: user.id, to: userId, owner: `order:${lotId}` });
    const act = { act: "lane.absentee", subject: `Paddle ${paddle}`, reason: null, aboutId: userId } as const;
    await addToAudit(db, { at, userId: user.id, ...act, address });
  };
  const outcome = await store.transact(
    { lotId, userIds: [userId], receivedAt, key, also, atDesk: true },
    ({ lot, users, leader, pause }): ReturnType<typeof enterAbsentee> | Refused<"VALIDATION"> =>
      // A repeat of the key is answered before.
      fault
        ? { ok: false, code: "VALIDATION", details: fault }
        : enterAbsentee({ lot, bidder: users[0]!, leader, pause }, { maximum, receivedAt }, terms),
  );
  if (!outcome.ok) {
    if (outcome.code === "VALIDATION" && fault) return refuse("VALIDATION", { errors: [fault] });
    // A maximum of a person who is known.
    type Never = "ALREADY_LEADING" | "MAX_NOT_HIGHER" | "REGISTRATION_REQUIRED" | "VALIDATION";
    return outcome as Refused<Exclude<typeof outcome.code, Never>>;
  }
  const maxima = await store.read((db) => maximaOf(db, queueId));
  return ok({ id_auction: lotId, maxima: maxima.find((one) => one.id_auction === lotId)?.count ?? null });
};

/** Returns the field that is wrong and why; null: none. */
function faultOf(paddle: number, isGiven: boolean, isThere: boolean) {
  if (!isGiven) return { field: "paddle", message: `Nobody has paddle ${paddle}` };
  return isThere ? null : { field: "instruction", message: "Add the scan again" };
}
