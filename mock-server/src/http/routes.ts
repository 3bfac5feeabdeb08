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

/** What is mounted: all of it, or all but the controls. */
export function routesWith(controls: boolean): readonly Route[] {
  return controls ? routes : routes.filter(({ id }) => operations[id].tag !== "controls");
}

/** Which methods these routes have for a path; empty when none has the path. A path of its own counts before a pattern. */
export function methodsAt(mounted: readonly Route[], path: string): string[] {
  const own = mounted.find(({ pattern }) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`).test(path),
  )?.pattern;
  const methods = mounted.filter(({ pattern }) => pattern === own).map(({ method }) => method.toUpperCase());
  return [...new Set(methods)];
}

/** The path as a log may have it: where a part of it is a secret, the pattern stands in its place. */
export function loggedPath({ path, pattern }: Route, asked: string): string {
  return /\{(token|key|fid)\}/.test(path) ? pattern : asked;
}

/** Whether a path belongs to the API or the controls, where an unknown one is answered by a problem. */
export function isApiPath(path: string): boolean {
  return /^\/(api|_mock)(\/|$)/.test(path);
}
