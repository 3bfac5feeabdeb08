/** How the service worker answers a request. */
export type Strategy =
  /** Not at all: it goes to the network as if there were no worker. */
  | "leave"
  /** A file under an immutable name: from the cache, else from the network into it. */
  | "asset"
  /** The app's page: from the network, else the one that came with this build. */
  | "page"
  /** A public file that may change: from the network, else the last one that was had. */
  | "file";

interface Asked {
  method: string;
  /** "navigate" for a page that a person opens. */
  mode: string;
  url: URL;
}

/** What answers for somebody: the API, uploaded files, the controls. Never answered from here, never kept. */
const PRIVATE = /^\/(api|files|_mock|ws)(\/|$)/;
/** Read fresh or not at all. */
const FRESH = /^\/(docs|openapi\.json|asyncapi\.json|builds\/.*|sw\.js)$/;

/** Only GETs of this origin's public files are ever answered or kept; whatever is not known goes to the network. */
export function strategyFor({ method, mode, url }: Asked, origin: string): Strategy {
  if (method !== "GET" || url.origin !== origin) return "leave";
  const { pathname } = url;
  if (PRIVATE.test(pathname) || FRESH.test(pathname)) return "leave";
  if (mode === "navigate") return "page";
  if (pathname.startsWith("/assets/")) return "asset";
  return /\.(json|svg|png|webmanifest)$/.test(pathname) ? "file" : "leave";
}
