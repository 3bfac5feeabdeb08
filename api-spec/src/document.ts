/** Reads the document at run time: operations with their schemas. Not for the browser. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface Media {
  readonly content?: { readonly [type: string]: { readonly schema: JsonSchema; readonly example?: unknown } };
}

export interface DocumentOperation {
  readonly operationId: string;
  readonly description?: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: Media;
  readonly responses: { readonly [status: string]: Media | { readonly $ref: string } };
  readonly "x-view"?: readonly string[];
}

export interface OpenApi {
  readonly paths: { readonly [path: string]: { readonly [key: string]: unknown } };
  readonly components: { readonly [group: string]: { readonly [name: string]: unknown } };
}

/** Folder of the two documents. */
export const documentFiles = {
  openapi: fileURLToPath(new URL("../generated/openapi.json", import.meta.url)),
  asyncapi: fileURLToPath(new URL("../generated/asyncapi.json", import.meta.url)),
} as const;

export interface AsyncApi {
  /** How to connect, who may subscribe, snapshots, recovery, limits: Markdown. */
  readonly info: { readonly description: string };
  readonly channels: {
    readonly [name: string]: {
      readonly address: string;
      readonly title: string;
      readonly messages: { readonly [name: string]: { readonly payload: JsonSchema } };
    };
  };
}

export const openapi: OpenApi = JSON.parse(readFileSync(documentFiles.openapi, "utf8"));

/** Returns every topic. Read on demand, since only the reference needs them. */
export function asyncapi(): AsyncApi {
  return JSON.parse(readFileSync(documentFiles.asyncapi, "utf8")) as AsyncApi;
}

/**
 * Returns one operation of the document, with the parameters of its path.
 * @throws Error for an unknown operation.
 */
export function documentOperation(path: string, method: string): DocumentOperation {
  const item = openapi.paths[path];
  const operation = item?.[method] as DocumentOperation | undefined;
  if (!item || !operation) throw new Error(`${method.toUpperCase()} ${path} is not in the document`);
  const shared = (item["parameters"] ?? []) as DocumentOperation["parameters"];
  return { ...operation, parameters: [...(shared ?? []), ...(operation.parameters ?? [])] };
}

/** Follows one `#/…` reference, or returns the value itself. */
export function resolved<T>(value: T | { readonly $ref: string }): T {
  if (typeof value !== "object" || value === null || !("$ref" in value)) return value;
  const steps = value.$ref
    .slice(2)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  let found: unknown = openapi;
  for (const step of steps) found = (found as Record<string, unknown>)[step];
  return found as T;
}
