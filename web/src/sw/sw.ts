import { scope } from "./scope.ts";
import { showPush, openPush } from "./push.ts";
import { strategyFor } from "./strategy.ts";

/**
 * The service worker: opens the app without a network, and keeps only public files. One cache for each build; the last
 * one stays, since open pages may use it.
 */

/** Set by the build: its id, and the files for the offline page. */
declare const THIS_BUILD: { id: string; shell: string[] };

const PREFIX = "marsa-";
const CACHE = `${PREFIX}${THIS_BUILD.id}`;
const KEPT_BUILDS = 2;
/** The app's page as the build made it; the page of another address holds data of its moment. */
const PAGE = "/index.html";

scope.addEventListener("install", (event) => {
  event.waitUntil(install());
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOldBuilds(), scope.clients.claim()]));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { method, mode } = request;
  const strategy = strategyFor({ method, mode, url: new URL(request.url) }, scope.location.origin);
  if (strategy === "asset") event.respondWith(fromCache(request));
  if (strategy === "page") event.respondWith(fetch(request).catch(cachedPage));
  if (strategy === "file") event.respondWith(fromNetwork(request));
});

scope.addEventListener("push", (event) => event.waitUntil(showPush(event.data)));
scope.addEventListener("notificationclick", (event) => event.waitUntil(openPush(event.notification)));

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...THIS_BUILD.shell]);
  await scope.skipWaiting();
}

async function forgetOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of builds.slice(0, 1 - KEPT_BUILDS)) await caches.delete(name);
}

async function fromCache(request: Request): Promise<Response> {
  const cached = await caches.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await keep(request.url, response);
  return response;
}

async function cachedPage(error: unknown): Promise<Response> {
  const cached = await caches.match(PAGE);
  if (cached) return cached;
  throw error;
}

async function fromNetwork(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await keep(request.url, response);
    return response;
  } catch (error) {
    const cached = await caches.match(request.url);
    if (cached) return cached;
    throw error;
  }
}

async function keep(key: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(key, response.clone());
}
