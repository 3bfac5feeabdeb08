/** Makes, shows and ends groups of lots of which a person buys one. */
import { problems } from "@marsa/api-spec/problem";
import { filsToAed } from "@marsa/api-spec/money";
import {
  endGroup as end,
  makeGroup as make,
  MOST_GROUPS,
  type Group,
  type GroupRefusal,
} from "../../domain/bidding/group.ts";
import { mayReadLot } from "../../domain/bidding/lot-view.ts";
import { isoOf } from "../../domain/time/instant.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import type { GateCode } from "../../domain/people/gate.ts";
import type { Refused } from "../../domain/lot/decision.ts";
import type { Database, Store } from "../../store/store.ts";
import {
  activeGroups,
  addGroup,
  findGroup,
  groupsToShow,
  meansOf,
  saveGroup,
  type GroupRow,
} from "../../tables/money/groups.ts";
import { findStates } from "../../tables/lots/lot-columns.ts";
import { namedLots } from "../../tables/lots/next-bidders.ts";
import { readPause } from "../../tables/lots/pause.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { lookAtGroup } from "./look-at-group.ts";

/** GET /my/groups */
export const listGroups: Handler<"listGroups"> = async ({ user }, { store }) => {
  const { groups, lots } = await store.read(async (db) => withLots(db, await groupsToShow(db, user.id)));
  return ok({ items: groups.map((group) => present(group, lots)) });
};

/** POST /my/groups: the reply comes after the first lot has bid. */
export const makeGroup: Handler<"makeGroup"> = async ({ body, headers, user }, context) => {
  const { store, clock, terms } = context;
  const person = await store.person(user.id);
  const at = clock.now();
  const payload = [body.id_group ?? 0, ...body.lots.flatMap((lot) => [lot.id_auction, lot.max])];
  const key = commandKey("makeGroup", { user, headers }, payload);
  const ids = body.lots.map((lot) => lot.id_auction);
  if (new Set(ids).size < ids.length)
    return refuse("VALIDATION", { errors: [{ field: "lots", message: "Each lot stands once in a group" }] });
  const made = await writeIdempotent<MadeId, MadeCode>(
    store,
    key,
    at,
    async (db, notifyUser): Promise<Made> => {
      const before = body.id_group === undefined ? undefined : await findGroup(db, body.id_group);
      if (body.id_group !== undefined && before?.userId !== user.id) return refused("NOT_FOUND");
      if (before && before.state !== "active") return refused("STALE");
      const lots = new Map((await findStates(db, ids)).map((lot) => [lot.id, lot]));
      const wishes = body.lots.flatMap(({ id_auction: id, max }) => {
        const lot = lots.get(id);
        return lot && mayReadLot({ ...lot, hidden: false }, user) ? { lot, max } : [];
      });
      if (wishes.length < ids.length || !person) return refused("NOT_FOUND");
      const groups = (await activeGroups(db, user.id)).filter((group) => group.id !== before?.id);
      if (!before && groups.length >= MOST_GROUPS) return fieldError("lots", "End one of your groups first");
      const means = await meansOf(db, user.id, ids);
      const maker = { person, groups, ...means, pause: await readPause(db) };
      const outcome = make(before ?? { id: 0, userId: user.id }, wishes, maker, at, terms);
      if (!outcome.ok) return outcome.place === null ? outcome : errorOf(outcome);
      const id = before?.id ?? (await addGroup(db, user.id, at));
      await saveGroup(db, { ...outcome.group, id }, before?.parkedFils ?? 0, at);
      notifyUser(user.id, "balance");
      return { ok: true, reply: { id } };
    },
  );
  if (!made.ok) return made.code === "VALIDATION" ? refuse("VALIDATION", { errors: [made.details] }) : made;
  await lookAtGroup(context, made.reply.id);
  return shown(context.store, made.reply.id);
};

/** POST /my/groups/end: what leads stays a lead of its own. */
export const endGroup: Handler<"endGroup"> = async ({ body, headers, user }, { store, clock }) => {
  const at = clock.now();
  const key = commandKey("endGroup", { user, headers }, [body.id_group]);
  const ended = await writeIdempotent(store, key, at, async (db, notifyUser): Promise<Ended> => {
    const group = await findGroup(db, body.id_group);
    if (!group || group.userId !== user.id) return refused("NOT_FOUND");
    if (group.state !== "active") return refused("STALE");
    await saveGroup(db, end(group), group.parkedFils, at);
    notifyUser(user.id, "balance");
    return { ok: true, reply: { id: group.id } };
  });
  return ended.ok ? shown(store, ended.reply.id) : ended;
};

type MadeId = { readonly id: number };
type Ended = { readonly ok: true; readonly reply: MadeId } | Refused<"NOT_FOUND" | "STALE">;
type MadeCode = "NOT_FOUND" | "STALE" | GateCode | "DEPOSIT_REQUIRED" | "VALIDATION";
type Made = Ended | Refused<MadeCode>;

async function shown(store: Pick<Store, "read">, id: number) {
  const { groups, lots } = await store.read(async (db) => {
    const found = await findGroup(db, id);
    return withLots(db, found ? [found] : []);
  });
  return groups[0] ? ok(present(groups[0], lots)) : refuse("NOT_FOUND");
}

/** Returns groups with the names of their lots. */
async function withLots(db: Database, groups: readonly GroupRow[]) {
  const ids = groups.flatMap(({ members }) => members.map(({ lotId }) => lotId));
  return { groups, lots: await namedLots(db, ids) };
}

function refused<Code extends string>(code: Code): Refused<Code> {
  return { ok: false, code, details: {} };
}

/** A refusal of one lot is an error of its field, so that the form shows it beside the lot. */
function errorOf({ code, details, place }: GroupRefusal): Refused<"VALIDATION"> {
  const { message } = problems[code];
  return fieldError(`lots.${place}.max`, typeof message === "string" ? message : message(details));
}

function fieldError(field: string, message: string): Refused<"VALIDATION"> {
  return { ok: false, code: "VALIDATION", details: { field, message } };
}

function present(group: GroupRow, named: Awaited<ReturnType<typeof namedLots>>): Schema<"Group"> {
  return {
    id_group: group.id,
    state: group.state,
    hold: filsToAed(group.heldFils + group.parkedFils),
    made_at: isoOf(group.createdAt),
    lots: inOrder(group).map(({ lotId, max, state, endsAt }) => {
      const { title, number } = named.get(lotId)!;
      return { id_auction: lotId, number, title, max, state, end: isoOf(endsAt) };
    }),
  };
}

function inOrder({ members }: Group) {
  return members.toSorted((a, b) => a.endsAt - b.endsAt || a.lotId - b.lotId);
}
