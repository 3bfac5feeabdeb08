/** Lists the operations of the contract in mounting order, and answers unknown paths. */
import { operations, type OperationId } from "@marsa/api-spec/generated/operations";

export interface Route {
  readonly id: OperationId;
  readonly method: "get" | "post" | "put" | "delete" | "patch";
  /** As in the contract: /auction/lot/{id}. */
  readonly path: string;
  /** With its mount, in the router's form: /api/auction/lot/:id. */
  readonly pattern: string;
}

/** Static paths before parameters, so that lots/favorites is not read as a section. */
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

/** Returns the mounted routes: all, or all but the controls. */
export function routesWith(controls: boolean): readonly Route[] {
  return controls ? routes : routes.filter(({ id }) => operations[id].tag !== "controls");
}

/** Returns the methods of a path; empty for an unknown path. A static path counts before a pattern. */
export function methodsAt(mounted: readonly Route[], path: string): string[] {
  const own = mounted.find(({ pattern }) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`).test(path),
  )?.pattern;
  const methods = mounted
    .filter(({ pattern }) => pattern === own)
    // A GET that changes something takes no HEAD.
    .flatMap(({ id, method }) => (method === "get" && !operations[id].changes ? ["get", "head"] : [method]));
  return [...new Set(methods.map((method) => method.toUpperCase()))];
}

/** Returns the path for the log: a path with a secret part is replaced by its pattern. */
export function loggedPath({ path, pattern }: Route, asked: string): string {
  return /\{(token|key|fid)\}/.test(path) ? pattern : asked;
}

/** Whether a path belongs to the API or the controls, where an unknown path is answered by a problem. */
export function isApiPath(path: string): boolean {
  return /^\/(api|_mock)(\/|$)/.test(path);
}
