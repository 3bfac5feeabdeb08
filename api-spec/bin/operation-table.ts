/** Builds the operation table from an OpenAPI document. */
interface Operation {
  operationId: string;
  tags: string[];
  "x-source": "product-spec" | "extension";
  "x-auth": "none" | "optional" | "registered" | "required";
  "x-roles"?: string[];
  "x-ustatus"?: string[];
  "x-effect"?: "changes" | "nothing";
  "x-limited"?: string[];
  "x-codes"?: string[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, unknown>;
}

interface Parameter {
  name: string;
  required?: boolean;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters?: Record<string, Parameter>; schemas: { Code: { enum: string[] } } };
}

/** The body of a call: JSON, a form with a file, or nothing. */
function bodyKind({ requestBody }: Operation): "json" | "form" | null {
  if (!requestBody) return null;
  return "multipart/form-data" in requestBody.content ? "form" : "json";
}

const methods = ["get", "put", "post", "delete", "patch"] as const;

/** Refusals that any call with the given status may answer; an operation names its others in `x-codes`. */
const commonCodes: Record<string, string> = {
  "400": "BAD_REQUEST",
  "401": "UNAUTHORIZED",
  "408": "BODY_TOO_SLOW",
  "413": "TOO_LARGE",
  "415": "UNSUPPORTED_TYPE",
  "422": "VALIDATION",
  "429": "RATE_LIMITED",
  "500": "INTERNAL",
  "503": "UNAVAILABLE",
};

/**
 * Returns the source of operations.ts, one entry a call.
 * @throws Error when a call lacks an operationId, a source or an auth mark.
 */
export function operationTable(document: unknown): string {
  const { paths, components } = document as Document;
  const parameterOf = (given: Parameter | { $ref: string }) =>
    "$ref" in given ? components.parameters?.[given.$ref.split("/").at(-1)!] : given;
  const rows: string[] = [];
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const call = item[method];
      if (!call) continue;
      if (!call.operationId || !call["x-source"] || !call["x-auth"]) {
        throw new Error(`${method.toUpperCase()} ${path}: operationId, x-source and x-auth are required`);
      }
      const statuses = Object.keys(call.responses).map(Number);
      const codes = [
        ...Object.keys(call.responses).flatMap((status) => commonCodes[status] ?? []),
        ...(call["x-codes"] ?? []),
      ];
      const keyed = (call.parameters ?? []).map(parameterOf).some((p) => p?.name === "Idempotency-Key");
      rows.push(
        `  ${call.operationId}: ${JSON.stringify({
          method,
          path,
          mount: call.tags[0] === "controls" ? "" : "/api",
          tag: call.tags[0],
          source: call["x-source"],
          auth: call["x-auth"],
          roles: call["x-roles"] ?? [],
          ustatus: call["x-ustatus"] ?? [],
          changes: call["x-effect"] ? call["x-effect"] === "changes" : method !== "get",
          limited: call["x-limited"] ?? [],
          keyed,
          body: bodyKind(call),
          statuses,
          codes: [...new Set(codes)],
        })},`,
      );
    }
  }
  return `export const operations = {\n${rows.join("\n")}\n} as const;\n\nexport type OperationId = keyof typeof operations;\n`;
}

/** Returns the source of codes.ts: the codes of all refusals, small enough for a browser. */
export function codeList(document: unknown): string {
  const { components } = document as Document;
  return `export const codes = ${JSON.stringify(components.schemas.Code.enum)} as const;\n`;
}
