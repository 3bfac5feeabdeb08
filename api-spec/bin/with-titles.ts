/** Gives each schema of a bundled document a title, after which outside generators name their types. */

interface Schema {
  title?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly type?: string | readonly string[];
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

type Parameters = readonly { readonly name?: string; readonly schema?: Schema }[];

interface Operation {
  readonly operationId: string;
  readonly parameters?: Parameters;
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation | Parameters>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/**
 * Adds the titles to the document, in place: a named schema's is its name; an object, enum or choice inside another
 * schema is named after its place, such as `SelectListItem`; the body and reply of a call after its operationId.
 * @throws Error when two schemas get one title.
 */
export function addTitles(given: unknown): void {
  const { paths = {}, components } = given as Document;
  const titles = new Set<string>();
  const title = (schema: Schema, name: string) => {
    if (titles.has(name)) throw new Error(`${name}: two schemas have this title`);
    titles.add(name);
    schema.title = name;
  };
  const inside = (schema: Schema, name: string) => {
    for (const [field, one] of Object.entries(schema.properties ?? {})) place(one, name + pascal(field));
    for (const one of schema.allOf ?? []) inside(one, name);
    if (schema.items) place(schema.items, singular(name));
    schema.oneOf?.forEach((one, i) => place(one, isOneOrNull(schema) ? name : `${name}${i + 1}`));
  };
  const place = (schema: Schema, name: string) => {
    // A named schema that is an object or null has the name already.
    if (needsName(schema)) title(schema, name in components.schemas ? `${name}Value` : name);
    inside(schema, name);
  };
  const parametersOf = (operationId: string, parameters: Parameters) => {
    for (const { name = "", schema } of parameters)
      if (schema) place(schema, pascal(operationId) + pascal(name));
  };
  for (const [name, schema] of Object.entries(components.schemas)) title(schema, name);
  for (const [name, schema] of Object.entries(components.schemas)) inside(schema, name);
  for (const { parameters: shared = [], ...calls } of Object.values(paths)) {
    const operations = Object.values(calls) as Operation[];
    if (operations[0]) parametersOf(operations[0].operationId, shared as Parameters);
    for (const { operationId, parameters = [], requestBody, responses = {} } of operations) {
      const name = pascal(operationId);
      parametersOf(operationId, parameters);
      for (const { schema } of Object.values(requestBody?.content ?? {})) place(schema, `${name}Body`);
      for (const [status, { content = {} }] of Object.entries(responses))
        for (const { schema } of Object.values(content))
          place(schema, `${name}${status === "200" ? "Reply" : `Refusal${status}`}`);
    }
  }
}

/** Whether generators make a type of its own of a schema; `null` beside one other is no choice. */
function needsName(schema: Schema): boolean {
  const isChoice = schema.oneOf !== undefined && !isOneOrNull(schema);
  return schema.properties !== undefined || (schema.enum?.length ?? 0) > 1 || isChoice;
}

function isOneOrNull({ oneOf = [] }: Schema): boolean {
  return oneOf.filter(({ type }) => type !== "null").length < 2;
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|[_\W]+)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function singular(name: string): string {
  if (name.endsWith("ies")) return `${name.slice(0, -3)}y`;
  return /[^s]s$/.test(name) ? name.slice(0, -1) : `${name}Item`;
}
