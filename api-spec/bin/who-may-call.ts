/** Says in words who may call an operation, from the marks that the server checks: x-auth, x-roles and the like. */

/** The access marks of an operation. */
export interface AccessMarks {
  readonly tags: readonly string[];
  readonly "x-auth": "none" | "optional" | "registered" | "required";
  readonly "x-roles"?: readonly string[];
  readonly "x-ustatus"?: readonly string[];
  /** The open steps of a sign-in during which it may be called. */
  readonly "x-limited"?: readonly string[];
}

/** The words for each open step of a sign-in. */
const STEPS: Readonly<Record<string, string>> = {
  password: "a new password",
  factor: "the second factor",
  factor_setup: "the setup of a second factor",
};

const listed = new Intl.ListFormat("en", { type: "disjunction" });

/**
 * Returns "Who may call: …" for one operation.
 * @throws Error for an unknown step of the sign-in.
 */
export function whoMayCall(operation: AccessMarks): string {
  return `Who may call: ${callers(operation)}.${duringSignIn(operation["x-limited"] ?? [])}`;
}

/** Adds the callers to the description of each operation of the bundled document, in place. */
export function addCallers(given: unknown): void {
  const { paths } = given as { paths: Record<string, Record<string, Partial<AccessMarks & Described>>> };
  for (const item of Object.values(paths)) {
    for (const operation of Object.values(item)) {
      if (!isMarked(operation)) continue;
      const { description } = operation;
      const own = description === undefined ? "" : `${description.trimEnd()}\n\n`;
      operation.description = `${own}${whoMayCall(operation)}`;
    }
  }
}

interface Described {
  description: string;
}

/** Parameters of a path stand beside its operations. */
function isMarked(value: Partial<AccessMarks & Described>): value is AccessMarks & Partial<Described> {
  return value["x-auth"] !== undefined && value.tags !== undefined;
}

function callers(operation: AccessMarks): string {
  const { tags, "x-auth": auth, "x-roles": roles = [], "x-ustatus": statuses = [] } = operation;
  if (auth === "none") return tags.includes("controls") ? "anyone, while the controls are on" : "anyone";
  if (auth === "optional") return "anyone, with or without a token";
  if (auth === "registered") return "a signed-in user. A visitor is asked to register";
  if (roles.length === 0 && statuses.length === 0) return "a signed-in user";
  const needs = [
    ...(roles.length > 0 ? [`the role ${listed.format(roles)}`] : []),
    ...(statuses.length > 0 ? [`the status ${listed.format(statuses)}`] : []),
  ];
  return `a signed-in user with ${needs.join(" and ")}`;
}

function duringSignIn(steps: readonly string[]): string {
  if (steps.length === 0) return "";
  const words = steps.map((step) => {
    const word = STEPS[step];
    if (word === undefined) throw new Error(`${step}: no words for this step of a sign-in`);
    return word;
  });
  return ` Also while the sign-in waits for ${listed.format(words)}.`;
}
