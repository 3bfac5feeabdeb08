/** Checks of idempotency keys: a repeated command gets the first reply, and happens once. */
import { operations, type OperationId } from "../generated/operations.ts";
import { requestValidator } from "../src/validation.ts";
import { Broken, must, mustBeSame } from "./base/broken.ts";
import { onGround } from "./base/case.ts";
import { successes } from "./cases/cases.ts";
import { refuse, succeed, type Check, type World } from "./base/check.ts";
import { differencesOf, diffText } from "./base/diff.ts";
import { call, newKey, type Answered, type Call } from "./base/target.ts";

const group = "retry and idempotency";

/**
 * One check for each command with a key, on the ground of its success: two at once and a repeat get one answer and
 * have one effect, and the key takes no other command.
 */
const retries: readonly Check[] = successes
  .filter(({ id }) => operations[id].keyed)
  .map((one) => ({
    group,
    name: `${one.id} ${one.says} under one key once, done once, and the key takes nothing else`,
    about: one.id,
    // Its effect must be the first on its people and lots.
    upsets: one.upsets === true || one.after === undefined,
    play: (world) =>
      onGround(world, one, async (command) => {
        const given = { ...command, key: newKey() };
        const [first, second] = await Promise.all([
          succeed(world, one.id, given, one.next),
          succeed(world, one.id, given, one.next),
        ]);
        must(second.text === first.text, second, `Two at once get one answer, byte by byte: ${first.text}`);
        await repeat(world, one.id, given, first);
        const other = otherCommand(one.id, given);
        if (other) await refuse(world, one.id, other, 409, "KEY_REUSED");
      }),
  }));

/** Work that follows the first command may change what is read, but not after each of these. */
const MOST_REPEATS = 4;

/** A command that ends the session of its caller has no repeat. */
async function repeat(world: World, id: OperationId, given: Call, first: Answered): Promise<void> {
  let found: string | null = null;
  for (let i = 0; i < MOST_REPEATS; i++) {
    const before = await stateAround(world, id, given);
    const again = await world.call(id, given);
    if (again.status === 401 && before["getMe"] === 401) return;
    must(again.text === first.text, again, `It must be the stored answer, byte by byte: ${first.text}`);
    const after = await stateAround(world, id, given);
    found = diffText(...(await steady(world, id, given, before, after)), `After a repeat of ${id}`);
    if (found === null) return;
  }
  throw new Broken(`A repeated command must change nothing\n${found}`);
}

type State = Readonly<Record<string, unknown>>;

/** What any command may change for its caller. */
const OWN: readonly OperationId[] = ["getMe", "getBalance", "listNotifications", "listAudit"];
/** Lots of strangers. */
const OTHERS: readonly OperationId[] = ["listSimilarLots", "listComparables", "getObjectMeta", "getOriginal"];

/** Returns reads that a command may change: the caller's, those of its tag, and each by an id. */
function readsAround(about: OperationId): OperationId[] {
  return (Object.keys(operations) as OperationId[]).filter((id) => {
    const { tag, path, keyed, method } = operations[id];
    if (tag === "controls" || keyed || OTHERS.includes(id)) return false;
    if (path.endsWith("/{id}") && !path.replace("/{id}", "").includes("{")) return method === "get";
    const reads = method === "get" || /^(list|sum|count)/.test(id);
    return !path.includes("{") && reads && (OWN.includes(id) || tag === operations[about].tag);
  });
}

/** Returns whatever the caller reads of themself and of the things that their command names. */
async function stateAround(
  world: World,
  about: OperationId,
  { path = {}, body = {}, token }: Call,
): Promise<State> {
  const named = Object.entries({ ...path, ...(body as object) }).filter(([name]) => name.startsWith("id"));
  const ids = [...new Set(named.map(([, value]) => Number(value)).filter((value) => value > 0))];
  const asked = readsAround(about).flatMap((id) =>
    (operations[id].path.includes("{id}") ? ids : [""]).map((of) => ({ id, of })),
  );
  const answers = await Promise.all(
    asked.map(async ({ id, of }) => {
      const { status, body: read } = await call(world.send, id, {
        path: { id: of },
        ...(token && { token }),
      });
      return [`${id} ${of}`.trim(), status === 200 ? read.data : status] as const;
    }),
  );
  return Object.fromEntries(answers);
}

/** Returns both states without the places that change by themselves, such as the time that is left. */
async function steady(
  world: World,
  id: OperationId,
  given: Call,
  before: State,
  after: State,
): Promise<[State, State]> {
  if (differencesOf(after, before).length === 0) return [after, before];
  const restless = new Set(differencesOf(await stateAround(world, id, given), after).map(({ path }) => path));
  const moved = differencesOf(after, before).filter(({ path }) => !restless.has(path));
  const part = (side: "actual" | "expected") =>
    Object.fromEntries(moved.map((one) => [one.path, JSON.parse(one[side] ?? "null") as unknown]));
  return [part("actual"), part("expected")];
}

/** Returns a valid command with one other value under the same key; null where a command has no values. */
function otherCommand(id: OperationId, given: Call): Call | null {
  const body = (given.body ?? {}) as Readonly<Record<string, unknown>>;
  const check = requestValidator(operations[id]);
  // Amounts and words before ids, which may name nothing.
  const names = Object.keys(body).toSorted((a, b) => Number(a.startsWith("id")) - Number(b.startsWith("id")));
  for (const name of names) {
    for (const value of othersThan(body[name]).filter((one) => one !== body[name])) {
      const changed = { ...body, [name]: value };
      const confirm = given.headers?.["x-confirm"];
      const header = { "Idempotency-Key": given.key, ...(confirm && { "X-Confirm": confirm }) };
      const path = structuredClone({ ...given.path });
      if (!check({ path, query: {}, header, body: structuredClone(changed) }))
        return { ...given, body: changed };
    }
  }
  const number = given.path?.["id"];
  return number === undefined ? null : { ...given, path: { ...given.path, id: Number(number) + 1 } };
}

function othersThan(value: unknown): readonly unknown[] {
  if (typeof value === "number") return [value + 1, value - 1, value + 100];
  if (typeof value === "boolean") return [!value];
  if (typeof value === "string")
    return [
      `${value} again`,
      value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
      "max",
      "exact",
    ];
  if (!Array.isArray(value)) return [];
  const [first, ...rest] = value as readonly unknown[];
  return [rest, ...rowsOtherThan(first).map((other) => [other, ...rest]), [...value, ...value]];
}

/** Returns rows with one other value, which is no id. */
function rowsOtherThan(row: unknown): readonly object[] {
  if (typeof row !== "object" || row === null) return [];
  return Object.entries(row)
    .filter(([name]) => !name.startsWith("id"))
    .flatMap(([name, value]) => othersThan(value).map((other) => ({ ...row, [name]: other })));
}

const check = (name: string, play: Check["play"]): Check => ({ group, name, about: "makebid", play });

/** A refusal is the same when everything except the request id is equal. */
const decisionOf = ({ status, body }: Answered): unknown => [status, { ...body, request_id: null }];

const bids: readonly Check[] = [
  check("a decided refusal is stored under its key", async (world) => {
    const given = {
      token: world.testData.rival,
      key: newKey(),
      body: { id_auction: world.testData.keyLot, price: 1 },
    };
    const first = await refuse(world, "makebid", given, 409, "BID_TOO_LOW");
    const again = await refuse(world, "makebid", given, 409, "BID_TOO_LOW");
    mustBeSame(decisionOf(again), decisionOf(first), "The refusal under the same key");
  }),
  check("errors of the call or the caller are not stored under the key", async (world) => {
    const { keyLot, bidder, people } = world.testData;
    const key = newKey();
    const body = { id_auction: keyLot, price: 1 };
    await refuse(world, "makebid", { key, token: bidder, body: { ...body, price: 0.5 } }, 422, "VALIDATION");
    await refuse(world, "makebid", { key, token: people.standby, body }, 403, "STANDBY");
    await refuse(world, "makebid", { key, token: bidder, body: "{" }, 400, "BAD_REQUEST");
    const decided = await world.call("makebid", { key, token: bidder, body });
    must(decided.status === 409, decided, "It must be decided now");
    must(decided.body.result !== "KEY_REUSED", decided, "Nothing was decided under this key before");
  }),
  check("the same key of another person is another intention", async (world) => {
    const { keyLot, bidder, rival } = world.testData;
    const key = newKey();
    await world.call("makebid", { key, token: bidder, body: { id_auction: keyLot, price: 1 } });
    const body = { id_auction: keyLot, price: 2 };
    await refuse(world, "makebid", { key, token: rival, body }, 409, "BID_TOO_LOW");
  }),
];

/** One fault of the controls. Its reply conforms, so a 429 or 503 says when to come back. */
const faults: readonly Check[] = ([429, 500, 503] as const).map((status) => ({
  group,
  name: `a server that answers ${status} once follows the contract, and works again`,
  about: "getNavinfo",
  async play(world) {
    await succeed(world, "addFault", { body: { operation: "getNavinfo", status, times: 1 } });
    const answered = await world.call("getNavinfo");
    must(answered.status === status, answered, `The fault must be felt: ${status}`);
    await succeed(world, "getNavinfo");
  },
}));

export const retryChecks: readonly Check[] = [...retries, ...bids, ...faults];
