/** Extreme values in each field of each operation must not cause a server error. */
import { operations, type OperationId } from "../generated/operations.ts";
import { documentOperation, resolved, type JsonSchema, type Parameter } from "../src/document.ts";
import { Broken, describe } from "./base/broken.ts";
import { success, type Case } from "./base/case.ts";
import { successes } from "./cases/cases.ts";
import { succeed, type Check, type World } from "./base/check.ts";
import {
  addressValues,
  extremeFields,
  HEADER_VALUES,
  TEXTS,
  type ExtremeField,
  type Properties,
} from "./extreme-values.ts";
import { call as send, type Answered, type Call } from "./base/target.ts";

const group = "extreme values";
/** Number of values for a field that no earlier operation has. */
const NEW_FIELD = 3;
/** Of fields that operations share, such as those of the filter, each operation tries one in so many. */
const SHARED_FIELDS = 8;

/** A field of an operation. */
interface Place {
  readonly name: string;
  /** The same key for fields of other operations with the same description. */
  readonly kind: string;
  readonly values: readonly unknown[];
  /** Whether it takes any text: a list of words is none, and a header holds no letters of other scripts. */
  readonly isText: boolean;
  /** Returns the usual call with a value in this field. */
  readonly put: (usual: Call, value: unknown) => Call;
}

interface Trial {
  readonly name: string;
  readonly call: (usual: Call) => Call;
}

/** Faster cases than those of the contract: no photo is uploaded, few lots are made. */
const ownCases: readonly Case[] = [
  success("playScene", () => ({ body: { name: "empty" } })),
  success("saveLot", ({ seller }) => ({
    token: seller,
    path: { id: 0 },
    body: { fields: { kind: "vehicle" } },
  })),
];

/** Each of these runs on test data of its own, which are gone afterwards. */
const CHANGES_ALL: ReadonlySet<OperationId> = new Set([
  "setClock",
  "resetClock",
  "playScene",
  "restoreSnapshot",
  "resetServer",
]);

/** These can be repeated after a success with the same preparation. */
const REPEATABLE: ReadonlySet<OperationId> = new Set(["createProfile"]);

/** Changes of a control for everybody are restored. */
const PUT_RIGHT: Partial<Record<OperationId, Case["afterwards"]>> = {
  addFault: [{ id: "clearFaults", call: () => ({}) }],
  addEventFault: [{ id: "clearEventFaults", call: () => ({}) }],
  setClock: [{ id: "setClock", call: ({ now }) => ({ body: { set: new Date(now).toISOString() } }) }],
};

/**
 * Returns a check for each operation. Fields and values are many, so `sample`, any whole number, selects
 * combinations, always the same ones. The first value of a field that no other operation has is always tried.
 */
export function extremeChecks(sample: number): readonly Check[] {
  return [notText, ...checksWith("extreme values", chooser(sample))];
}

/**
 * Returns a check for each operation with a text field that no other operation has. Each text is tried in so many fields
 * at least, in turn.
 */
export function textChecks(texts: readonly string[], fieldsPerText: number): readonly Check[] {
  const fields = new Map(
    [...firstCases().keys()]
      .flatMap(placesOf)
      .flatMap((place) => (place.isText ? [[place.kind, place]] : [])),
  );
  const perField = Math.min(Math.ceil((texts.length * fieldsPerText) / fields.size), texts.length);
  let turn = 0;
  return checksWith("texts", ({ kind }) => {
    if (!fields.delete(kind)) return [];
    return Array.from({ length: perField }, () => texts[turn++ % texts.length]);
  });
}

function checksWith(what: string, choose: (place: Place) => readonly unknown[]): readonly Check[] {
  const ordered = [...firstCases().values()].toSorted((a, b) => lateness(a) - lateness(b));
  return ordered.flatMap((one): Check[] => {
    const trials = placesOf(one.id).flatMap((place) =>
      choose(place).map((value): Trial => ({
        name: `${place.name} = ${shown(value)}`,
        call: (usual) => place.put(usual, value),
      })),
    );
    if (trials.length === 0) return [];
    return [
      {
        group,
        name: `${one.id} takes ${trials.length} ${what} without a server error`,
        about: one.id,
        ...(CHANGES_ALL.has(one.id) && { upsets: true }),
        play: (world) => playTrials(world, one, trials),
      },
    ];
  });
}

/** Calls that move the clock come after the calls that rely on it; calls that change everything come last. */
function lateness({ id, upsets }: Case): number {
  return CHANGES_ALL.has(id) ? 2 : upsets ? 1 : 0;
}

/** The first success of each built operation. */
function firstCases(): ReadonlyMap<OperationId, Case> {
  const cases = new Map<OperationId, Case>();
  for (const one of [...ownCases, ...successes]) if (!cases.has(one.id)) cases.set(one.id, one);
  return cases;
}

/** Chooses values place by place, each continuing in the list where the last place ended. */
function chooser(sample: number): (place: Place) => unknown[] {
  const seen = new Set<string>();
  let shared = sample;
  let turn = sample;
  return ({ kind, values }) => {
    const isNew = !seen.has(kind);
    seen.add(kind);
    if (!isNew && shared++ % SHARED_FIELDS !== 0) return [];
    const count = isNew ? NEW_FIELD : 1;
    const next = Array.from({ length: count }, () => turn++ % values.length);
    const chosen = new Set(isNew ? [0, ...next.slice(1)] : next);
    return [...chosen].map((at) => values[at]);
  };
}

async function playTrials(world: World, one: Case, trials: readonly Trial[]): Promise<void> {
  let before: Answered[] = [];
  let usual: Call | null = null;
  const play = async (steps: Case["after"]) => {
    for (const { id, call } of steps ?? [])
      before.push(await send(world.send, id, call(world.testData, before)));
  };
  const prepared = async (): Promise<Call> => {
    before = [];
    await play(one.after);
    return one.call(world.testData, before);
  };
  const putRight = async () => {
    if (!REPEATABLE.has(one.id)) usual = null;
    await play(one.afterwards ?? PUT_RIGHT[one.id]);
  };
  // A call that is refused anyway would not test its fields.
  await succeed(world, one.id, await prepared(), one.next);
  await putRight();
  const wrong: string[] = [];
  for (const { name, call } of trials) {
    usual ??= await prepared();
    const answered = await send(world.send, one.id, call(usual));
    if (answered.status >= 500 || isWordless(answered)) wrong.push(`${name}: ${describe(answered)}`);
    if (answered.status === 200) await putRight();
  }
  // The last preparation is used up, so that nothing remains for the next operation.
  if (usual) await send(world.send, one.id, usual);
  await putRight();
  if (wrong.length > 0) throw new Broken(wrong.join("\n"));
}

/** A refusal says why in a sentence. */
function isWordless({ status, body }: Answered): boolean {
  return status >= 400 && !/^\S/.test(String(body?.message ?? ""));
}

/** Whether a schema takes any text. */
function takesText(schema: JsonSchema): boolean {
  const { type, enum: words, const: word } = resolved<JsonSchema>(schema);
  return [type].flat().includes("string") && words === undefined && word === undefined;
}

function placesOf(id: OperationId): readonly Place[] {
  const { method, path } = operations[id];
  const { parameters = [], requestBody } = documentOperation(path, method);
  const json = requestBody?.content?.["application/json"];
  const form = requestBody?.content?.["multipart/form-data"];
  return [
    ...parameters.map((given) => placeOf(resolved<Parameter>(given))),
    ...(json ? Array.from(extremeFields(json.schema), (field) => inBody(id, field)) : []),
    ...(form
      ? Object.entries(resolved<JsonSchema>(form.schema)["properties"] as Properties).map(inForm)
      : []),
  ];
}

function placeOf({ name, in: part, schema }: Parameter): Place {
  const values = part === "header" ? HEADER_VALUES : addressValues(part);
  const put = (usual: Call, value: unknown): Call =>
    part === "header"
      ? { ...usual, key: null, headers: { ...usual.headers, [name]: String(value) } }
      : { ...usual, [part]: { ...usual[part], [name]: value } };
  return {
    name: `${part} ${name}`,
    kind: `${part} ${name} ${JSON.stringify(schema)}`,
    values,
    isText: part !== "header" && takesText(schema),
    put,
  };
}

function inBody(id: OperationId, { field, schema, values, put }: ExtremeField): Place {
  return {
    name: field === "" ? "the body" : field,
    kind: field === "" ? id : `${field} ${JSON.stringify(schema)}`,
    values,
    isText: takesText(schema),
    put: (usual, value) => ({ ...usual, body: put(usual.body ?? {}, value) }),
  };
}

/** A text, or the name of a file. */
function inForm([name, { format }]: readonly [string, JsonSchema]): Place {
  const put = (usual: Call, value: unknown): Call => {
    const form = new FormData();
    for (const [known, content] of usual.form ?? []) form.append(known, content);
    const file = form.get(name);
    if (file instanceof Blob) form.set(name, file, String(value));
    else form.set(name, String(value));
    return { ...usual, form };
  };
  return { name, kind: `form ${name} ${String(format)}`, values: TEXTS, isText: true, put };
}

/** Bytes that are no text, for every path parameter. */
const notText: Check = {
  group,
  name: "a path with bytes that are no text causes no server error",
  about: null,
  async play(world) {
    for (const { method, mount, path } of Object.values(operations)) {
      const broken = path.replaceAll(/\{\w+\}/g, "%FF%E0%A4");
      if (broken === path) continue;
      const { status } = await world.send(mount + broken, { method: method.toUpperCase() });
      if (status >= 500) throw new Broken(`${method} ${path}: ${status}`);
    }
  },
};

const MOST_SHOWN = 60;

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}… of ${text.length} characters` : text;
}
