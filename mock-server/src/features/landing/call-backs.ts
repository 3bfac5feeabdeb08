/** POST /landing/requestcall, /backoffice/calls/{list,take,done}: requests for a call. */
import { fullName, nameProblem, plainName } from "@marsa/api-spec/text/names";
import { readPhone } from "@marsa/api-spec/text/phone";
import { fieldRules } from "@marsa/api-spec/rules";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { tooMany } from "../../http/rate-limited.ts";
import { encodePlace, idBefore } from "../../http/page-cursor.ts";
import {
  addCallBack,
  findCallBack,
  findCallBacks,
  setDone,
  setTaken,
  type CallBackRow,
} from "./repository.ts";

/** A second request for the same number within this time counts as the first. */
const SAME_MS = 3_600_000;

export const requestCall: Handler<"requestCall"> = async ({ body, address }, { store, clock, rateLimit }) => {
  const phone = readPhone(body.phone);
  const name = plainName(body.name);
  const wrongName = nameProblem(name, "Name");
  const errors = [
    wrongName === null ? null : { field: "name", message: wrongName },
    phone === null ? { field: "phone", message: fieldRules.valid("Mobile phone") } : null,
  ].filter((error) => error !== null);
  if (phone === null || errors.length > 0) return refuse("VALIDATION", { errors });
  const refused = tooMany(rateLimit, [["callBackByAddress", address]]);
  if (refused) return refused;
  const at = clock.now();
  const request = { name, phone: phone.number, time: body.time ?? null, subject: body.subject ?? null, at };
  return ok({ id_call: await store.write((db) => addCallBack(db, request, at - SAME_MS)) });
};

/** `state`: open, done, or all of them. */
export const listCallBacks: Handler<"listCallBacks"> = async ({ body }, { store, clock }) => {
  const { q = "", state = "all", limit, after } = body;
  const page = idBefore(after);
  if (!page.ok) return page;
  if (state !== "open" && state !== "done" && state !== "all") return invalid("state", "State");
  const { rows, total } = await findCallBacks(store, { q, state, before: page.before, limit });
  const last = rows.at(-1);
  return ok({
    items: rows.map(presentCallBack),
    total,
    next: last && rows.length === limit ? encodePlace([last.call.id]) : null,
    as_of: new Date(clock.now()).toISOString(),
  });
};

/** Takes a call, or leaves one's own call to others. A call that a colleague took or made is STALE. */
export const takeCall: Handler<"takeCall"> = async ({ body, user }, { store, clock }) => {
  const { id_call: id, taken } = body;
  const row = await store.write(async (db) => {
    const found = await findCallBack(db, id);
    if (!found) return "NOT_FOUND";
    const takenBy = found.takenBy?.id ?? user.id;
    if (found.call.doneAt !== null || takenBy !== user.id) return "STALE";
    await setTaken(db, id, taken ? user.id : null, clock.now());
    return (await findCallBack(db, id)) ?? "NOT_FOUND";
  });
  return typeof row === "string" ? refuse(row) : ok(presentCallBack(row));
};

export const markCallDone: Handler<"markCallDone"> = async ({ body, user }, { store, clock }) => {
  const note = body.note?.trim() || null;
  const row = await store.write(async (db) => {
    await setDone(db, body.id_call, user.id, note, clock.now());
    return await findCallBack(db, body.id_call);
  });
  return row ? ok(presentCallBack(row)) : refuse("NOT_FOUND");
};

function invalid(field: string, word: string) {
  return refuse("VALIDATION", { errors: [{ field, message: fieldRules.valid(word) }] });
}

function presentCallBack({ call, takenBy, doneBy }: CallBackRow): Schema<"CallBack"> {
  return {
    id_call: call.id,
    name: call.name,
    phone: call.phone,
    time: call.time,
    subject: call.subject,
    asked: new Date(call.at).toISOString(),
    taken_at: instantOf(call.takenAt),
    taken_by: takenBy && { id_user: takenBy.id, name: fullName(takenBy) },
    done_at: instantOf(call.doneAt),
    done_by: doneBy && fullName(doneBy),
    note: call.note,
  };
}

function instantOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
