/** Values for each field of a schema that a person can send and no form would. */
import { believable } from "../examples/believable.ts";
import { resolved, type JsonSchema } from "../src/document.ts";

/** One field of a request and its possible values. */
export interface ExtremeField {
  /** Path of the field: "filter.year.from"; empty for the whole. */
  readonly field: string;
  readonly schema: JsonSchema;
  readonly values: readonly unknown[];
  /** Returns the usual body with a value in this field. */
  readonly put: (usual: unknown, value: unknown) => unknown;
}

export type Properties = Readonly<Record<string, JsonSchema>>;
type Fields = Readonly<Record<string, unknown>>;

/** A number as JSON text has it: JavaScript reads 1e400 as Infinity, and writes -0 as 0. */
const { rawJSON } = JSON as unknown as { readonly rawJSON: (text: string) => unknown };

const NUMBERS: readonly unknown[] = [
  3.3000000000000003,
  2 ** 31,
  1e-7,
  -1,
  rawJSON("-0"),
  0.1,
  rawJSON("1e400"),
  2 ** 53,
  0,
  1e21,
  1e308,
  2 ** 31 - 1,
];
/** Values for any field. */
export const TEXTS: readonly string[] = [
  "a\u0000b",
  "a\ud800b",
  "",
  "\u202etxet",
  "__proto__",
  "🚗👩‍👩‍👧",
  " ",
  "constructor",
  "%00",
  "'\"",
  "../..",
  "*",
];
const DAYS = ["0000-01-01", "9999-12-31", "2028-02-29"];
const INSTANTS = [
  "2026-12-31T23:59:60Z",
  "9999-12-31T23:59:59-23:59",
  "0000-01-01T00:00:00Z",
  "2199-12-31T23:59:59-23:59",
  "2026-12-31 10:00:00z",
  "2026-12-31T10:00:00.123456789Z",
];
const ONE_MB = "x".repeat(1_000_000);
const MANY = 5_000;

/** Returns every field of a body, those within lists and optional ones too. */
export function* extremeFields(given: JsonSchema, field = ""): Generator<ExtremeField> {
  const schema = resolved<JsonSchema>(given);
  for (const choice of (schema["oneOf"] ?? schema["anyOf"] ?? []) as readonly JsonSchema[])
    yield* extremeFields(choice, field);
  for (const type of [schema["type"] ?? []].flat() as string[]) {
    if (type === "object") yield* fieldsOfObject(given, field);
    else if (type === "array") yield* fieldsOfList(schema, field);
    else if (type === "string") yield { field, schema, values: textsOf(schema), put: instead };
    else if (type !== "boolean" && type !== "null")
      yield { field, schema, values: numbersOf(schema), put: instead };
  }
}

const instead = (_usual: unknown, value: unknown): unknown => value;

function* fieldsOfObject(given: JsonSchema, field: string): Generator<ExtremeField> {
  const rest = (usual: unknown): Fields => (isObject(usual) ? usual : (believable(given) as Fields));
  const schema = resolved<JsonSchema>(given);
  yield {
    field,
    schema: {},
    values: [{ ["__proto__"]: { admin: true } }],
    put: (usual, value) => ({ ...rest(usual), ...(value as Fields) }),
  };
  for (const [name, part] of Object.entries((schema["properties"] ?? {}) as Properties)) {
    for (const { put, ...inner } of extremeFields(part, field === "" ? name : `${field}.${name}`)) {
      yield { ...inner, put: (usual, value) => ({ ...rest(usual), [name]: put(rest(usual)[name], value) }) };
    }
  }
}

function* fieldsOfList(schema: JsonSchema, field: string): Generator<ExtremeField> {
  const items = schema["items"] as JsonSchema;
  const first = (usual: unknown): unknown =>
    (Array.isArray(usual) ? (usual as unknown[])[0] : undefined) ?? believable(items);
  yield {
    field,
    schema,
    values: [0, MANY, Number(schema["maxItems"] ?? MANY)],
    put: (usual, length) => Array.from({ length: length as number }, () => first(usual)),
  };
  for (const { put, ...inner } of extremeFields(items, `${field}.0`))
    yield { ...inner, put: (usual, value) => [put(first(usual), value)] };
}

function numbersOf({ minimum, maximum }: JsonSchema): readonly unknown[] {
  return [...NUMBERS, minimum, maximum].filter((value) => value !== undefined);
}

function textsOf({ maxLength, format }: JsonSchema): readonly string[] {
  const longest = Number(maxLength ?? 0);
  const long = longest > 0 ? ["a", "🚗", "\u0000"].map((each) => each.repeat(longest)) : [];
  const ofFormat = format === "date" ? DAYS : format === "date-time" ? INSTANTS : [];
  return [...ofFormat, ...TEXTS, ...long, ONE_MB];
}

/** More than any parameter takes, and not more than a web server reads. */
const LONG = "x".repeat(5_000);
const NUMBER_TEXTS = ["3.3000000000000003", "1e21", "1e400", "-0", "NaN", "Infinity", "0x10", "2147483648"];

/** Values for a parameter of an address, where everything is text; a list repeats the name. */
export function addressValues(part: "path" | "query"): readonly (string | readonly string[])[] {
  const texts = [...NUMBER_TEXTS, ...TEXTS, LONG];
  return part === "path" ? texts.filter((text) => text !== "") : [...texts, ["1", "2"]];
}

/** Values for a header. */
export const HEADER_VALUES: readonly string[] = ["", LONG, "__proto__", "é", "2147483648", '"', "a, b"];

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
