/** The operations of the document in the order in which they are mounted, and the paths that none of them answers. */
import { operations, type OperationId } from "@marsa/api-spec/generated/operations.ts";

export interface Route {
  readonly id: OperationId;
  readonly method: "get" | "post" | "put" | "delete" | "patch";
  /** As the document has it: /auction/lot/{id}. */
  readonly path: string;
  /** With its mount, as the router wants it: /api/auction/lot/:id. */
  readonly pattern: string;
}

/** Static paths before parameters, so that lots/favorites is not taken for a section. */
export const routes: readonly Route[] = (Object.keys(operations) as OperationId[])
  .map((id) => {
    const { method, mount, path } = operations[id];
    return { id, method, path, pattern: mount + path.replaceAll(/\{(\w+)\}/g, ":$1") };
  })
  .toSorted((a, b) => sortKey(a.pattern).localeCompare(sortKey(b.pattern)));

function sortKey(pattern: string): string {
  return pattern
    .split("/")
    .map((step) => (step.startsWith(":") ? "~" : `!${step}`))
    .join("/");
}

const matchers = routes.map(({ pattern, method }) => ({
  method: method.toUpperCase(),
  matches: new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`),
}));

/** Which methods the document has for this path; empty when it does not have the path. */
export function methodsAt(path: string): string[] {
  const methods = matchers.filter(({ matches }) => matches.test(path)).map(({ method }) => method);
  return [...new Set(methods)];
}

/** Whether a path belongs to the API or the controls, where an unknown one is answered by a problem. */
export function isApiPath(path: string): boolean {
  return /^\/(api|_mock)(\/|$)/.test(path);
}
