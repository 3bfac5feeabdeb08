/** Builds the whole HTTP app of one origin: API, controls, files, documents and web app. */
import { Hono } from "hono";
import type { Context } from "../http/context.ts";
import { paymentPage } from "../controls/payment/payment-page.ts";
import type { FirstAdmin } from "../features/identity/sign-up/first-admin.ts";
import { filesRoutes, type FilesRoutesParts } from "../features/files/upload/routes.ts";
import type { Pictures } from "../features/files/pictures.ts";
import type { Uploads } from "../features/files/upload/uploads.ts";
import type { Bindings } from "../http/bindings.ts";
import type { Registry } from "../http/handler.ts";
import { mountOperations, unknownCall } from "../http/mount/mount.ts";
import { dropped, SocketDropped } from "../http/faults/with-faults-and-log.ts";
import { createRequestIds } from "../http/request-id.ts";
import { response as responseOf } from "../http/responses.ts";
import { plainRequest, ROUTER_PATH } from "../http/mount/router-path.ts";
import { isApiPath } from "../http/routes.ts";
import { registry } from "./registry.ts";
import { builtApp } from "../site/built-app.ts";
import { createLotPages } from "../site/lot-pages.ts";
import { firstAdminPage } from "../site/first-admin-page.ts";
import { mountDocuments } from "../site/documents.ts";
import { undoContactPage } from "../site/undo-contact-page.ts";
import { recordReading } from "../tables/people/record-reading.ts";
import { unsubscribePage } from "../site/unsubscribe-page.ts";
import type { FirstCall } from "../site/page-starts.ts";

export type App = Hono<{ Bindings: Bindings }>;

/** Parts that the app needs beside the context. Tests may pass their own `handlers`. */
export interface AppParts {
  readonly context: Context;
  readonly pictures: Pictures;
  readonly uploads: Uploads;
  readonly handlers?: Registry;
  /** While a production database has no admin. */
  readonly firstAdmin?: FirstAdmin | null;
}

/** Pages that write. */
const PAGES_OF_OWNER = ["/_mock/pay/*", "/files/d/*", "/unsubscribe/*", "/undo-contact/*", "/first-admin/*"];

/** Mounts API, controls, files and documents, and serves the built web app on all other paths. */
export function createApp({
  context,
  pictures,
  uploads,
  handlers = registry,
  firstAdmin = null,
}: AppParts): App {
  const app: App = new Hono();
  const requestId = createRequestIds();
  const { webDir, wampUrl, wampPublicUrl, controls, publicUrl } = context.env;
  const web = builtApp({
    folder: webDir,
    routerUrl: wampPublicUrl,
    controls,
    publicUrl,
    fetchReply: (call) => replyTo(app, context, call),
    fetchStatus: (call, token) => statusOf(app, context, call, token),
    lotPages: createLotPages(context),
  });
  mountOperations(app, handlers, context, requestId);
  const edge = context.cluster?.edge;
  if (edge)
    for (const path of PAGES_OF_OWNER)
      app.all(path, async (c) => {
        const sent = await edge.pass(c);
        return sent ? responseOf(sent) : dropped(c);
      });
  if (controls) app.route("/_mock/pay", paymentPage(context));
  const opened: FilesRoutesParts["opened"] = ({ staffId, ownerId, document }) => {
    const [at, who] = [context.clock.now(), { userId: staffId, aboutId: ownerId }];
    return recordReading(context.store, { at, ...who, document, address: "" });
  };
  app.route("/files", filesRoutes({ pictures, uploads, store: context.store, opened }));
  app.route("/unsubscribe", unsubscribePage(context));
  app.route("/undo-contact", undoContactPage(context));
  if (firstAdmin) app.route("/first-admin", firstAdminPage(firstAdmin));
  mountDocuments(app, controls);
  if (wampUrl === null) app.all(ROUTER_PATH, (c) => plainRequest(c, context, requestId()));
  app.notFound((c) => {
    const { path, method } = c.req;
    if (isApiPath(path)) return unknownCall(c, context, requestId());
    return method === "GET" || method === "HEAD" ? web(path, c.req.raw) : c.text("Not found", 404);
  });
  app.onError((error, c) => {
    if (error instanceof SocketDropped) throw error;
    context.log.error("defect", error, { path: c.req.path });
    return c.text("Internal error", 500);
  });
  return app;
}

/**
 * The API's answer to a visitor, preloaded for the page. Nothing is preloaded while faults are on: faults are meant
 * for the app's own calls.
 */
async function replyTo(app: App, { controls }: Context, call: FirstCall): Promise<string | null> {
  if (controls.faults.list().length > 0) return null;
  const response = await request(app, call, null);
  return response.ok ? response.text() : null;
}

/** The status of the API's answer to the holder of a token, or to a visitor. Null while faults are on. */
async function statusOf(
  app: App,
  { controls }: Context,
  call: FirstCall,
  token: string | null,
): Promise<number | null> {
  if (controls.faults.list().length > 0) return null;
  return (await request(app, call, token)).status;
}

async function request(app: App, { method, path, body }: FirstCall, token: string | null): Promise<Response> {
  const headers = {
    "content-type": "application/json",
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  return app.request(path, { method, headers, ...(body !== undefined && { body }) });
}
