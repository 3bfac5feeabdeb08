/** The service worker's way to answer a request. */
export type Strategy =
  /** Does not answer: the request goes to the network. */
  | "leave"
  /** A file with an immutable name: from the cache, else from the network into the cache. */
  | "asset"
  /** The app's page: from the network, else from this build. */
  | "page"
  /** A public file that may change: from the network, else the last copy. */
  | "file";

interface Asked {
  method: string;
  /** "navigate" for a page that a person opens. */
  mode: string;
  url: URL;
}

/** Personal answers: the API, uploaded files, the controls. Never answered from the cache, never kept. */
const PRIVATE = /^\/(api|files|_mock|ws)(\/|$)/;
/** Always read from the network. */
const FRESH = /^\/(docs|openapi\.json|asyncapi\.json|builds\/.*|sw\.js)$/;

/**
 * Returns how to answer a request. Only GETs of this origin's public files are answered or kept; all others go to the
 * network.
 */
export function strategyFor({ method, mode, url }: Asked, origin: string): Strategy {
  if (method !== "GET" || url.origin !== origin) return "leave";
  const { pathname } = url;
  if (PRIVATE.test(pathname) || FRESH.test(pathname)) return "leave";
  if (mode === "navigate") return "page";
  if (pathname.startsWith("/assets/")) return "asset";
  return /\.(json|svg|png|webmanifest)$/.test(pathname) ? "file" : "leave";
}
