/** Push on this device: turned on, received with the app closed, turned off, and the help where it cannot be. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./journey.ts";
import { bidOverHttp, freshLot } from "./market.ts";

type Token = components["schemas"]["Token"];
interface Sent {
  channel: string;
  to: string;
  subject: string;
  text: string;
}

/** The global scope of the service worker, with the notices that it has shown and the pages that it has opened. */
interface WorkerScope extends EventTarget {
  shown: { title: string; body: string; data: { path: string } }[];
  opened: string[];
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: { openWindow: (path: string) => Promise<void> };
}

test.use({ serviceWorkers: "allow" });

/**
 * A browser without a screen allows no notifications, and without a network it has no push service: the person's
 * answer and the subscription come from here.
 */
async function answerWith(context: BrowserContext, answer: NotificationPermission): Promise<void> {
  await context.addInitScript((permission) => {
    const asked = () => localStorage.getItem("test.asked") !== null || permission === "denied";
    Object.defineProperty(Notification, "permission", { get: () => (asked() ? permission : "default") });
    Notification.requestPermission = async () => {
      localStorage.setItem("test.asked", "yes");
      return permission;
    };
    const subscription = {
      endpoint: "https://fcm.googleapis.com/fcm/send/journey",
      options: { applicationServerKey: null },
      toJSON: () => ({ keys: { auth: "auth", p256dh: "p256dh" } }),
      unsubscribe: async () => true,
    };
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => null;
  }, answer);
}

/** Makes people, signs the first one in and returns their tokens. Notices are sent only to people with a password. */
async function signIn(context: BrowserContext, baseURL: string, count = 1): Promise<Token[]> {
  const answer = await context.request.post("/_mock/tokens", {
    data: { count, deposit: 1_000_000, password: "a-long-password" },
  });
  const { data } = (await answer.json()) as { data: Token[] };
  await context.addCookies([{ name: "token", value: data[0]!.access_token, url: baseURL }]);
  return data;
}

/** The record of the registration in the browser's database. */
async function keptToken(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      new Promise<string | null>((resolve, reject) => {
        const open = indexedDB.open("marsa-push", 1);
        open.addEventListener("error", () => reject(open.error!));
        open.addEventListener("success", () => {
          const read = open.result.transaction("records").objectStore("records").get("registration");
          read.addEventListener("success", () => {
            open.result.close();
            resolve((read.result as { token: string } | undefined)?.token ?? null);
          });
        });
      }),
  );
}

/** Has Chromium deliver a push to the service worker of this site, from a tab of another site. */
async function deliver(tab: Page, origin: string, message: object): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  const ids: string[] = [];
  session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    for (const { scopeURL, registrationId } of registrations)
      if (scopeURL === `${origin}/`) ids.push(registrationId);
  });
  await session.send("ServiceWorker.enable");
  await expect.poll(() => ids.length).toBeGreaterThan(0);
  const data = JSON.stringify(message);
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: ids[0]!, data });
}

// @proves 7.call.post-subscribe
// @proves 7.call.post-fbtoken
// @proves 1.capability.push-notifications-are-supported
test("a person turns push on, and a push that comes with Marsa closed opens its lot", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await answerWith(context, "granted");
  const [me, rival] = await signIn(context, baseURL!, 2);
  const inbox = async (): Promise<Sent[]> =>
    ((await (await request.get("/_mock/inbox")).json()) as { data: Sent[] }).data;
  const calls: string[] = [];
  page.on("request", (sent) => calls.push(new URL(sent.url()).pathname));

  await page.goto("/account");
  await expect(page.getByText("Push is off on this device")).toBeVisible();
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("This device gets push messages")).toBeVisible();
  expect(calls).toEqual(expect.arrayContaining(["/api/subscribe", "/api/fbtoken"]));
  const device = await keptToken(page);
  expect(device).not.toBeNull();
  expect(await findings(page)).toEqual([]);

  await page.getByRole("button", { name: "Send a test message" }).click();
  await expect(page.getByText("Push is simulated here")).toBeVisible();
  await page.reload();
  await expect(page.getByText("This device gets push messages")).toBeVisible();

  const lot = await freshLot(request);
  const { next_min } = await bidOverHttp(request, { token: me!.access_token, lot, price: 100_000 });
  await bidOverHttp(request, { token: rival!.access_token, lot, price: next_min ?? 0 });
  const outbid = async () =>
    (await inbox()).find(({ to, subject }) => to === device && subject === "You were outbid");
  await expect.poll(outbid).toBeTruthy();
  const { subject: title, text: body } = (await outbid())!;

  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    [scope.shown, scope.opened] = [[], []];
    scope.registration.showNotification = async (shown, options) =>
      void scope.shown.push({ title: shown, ...options } as WorkerScope["shown"][number]);
    scope.clients.openWindow = async (path) => void scope.opened.push(path);
  });
  const tab = await context.newPage();
  await page.close();
  await deliver(tab, baseURL!, { title, body, path: `/auction/${lot}` });
  const shown = () => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown);
  await expect.poll(shown).toMatchObject([{ title, body, data: { path: `/auction/${lot}` } }]);

  const opened = await worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const work: Promise<unknown>[] = [];
    const notification = { ...scope.shown[0], close: () => undefined };
    const press = Object.assign(new Event("notificationclick"), {
      notification,
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    });
    scope.dispatchEvent(press);
    await Promise.all(work);
    return scope.opened;
  });
  expect(opened).toEqual([`/auction/${lot}`]);
  await tab.goto(opened[0]!);
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();

  await tab.goto("/account");
  await tab.getByRole("button", { name: "Turn off" }).click();
  await expect(tab.getByText("Push is off on this device")).toBeVisible();
  expect(await keptToken(tab)).toBeNull();
});

test("the bell offers push, and a person who signs out leaves no push on the device", async ({
  page,
  context,
  baseURL,
}) => {
  await answerWith(context, "granted");
  await signIn(context, baseURL!);
  await page.goto("/account");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const sheet = page.getByRole("dialog", { name: "Notifications" });
  await sheet.getByRole("button", { name: "Turn on push" }).click();
  await expect(sheet.getByRole("region", { name: "Push" })).toHaveCount(0);
  await expect.poll(() => keptToken(page)).not.toBeNull();
  await page.keyboard.press("Escape");
  const gone = page.waitForResponse(
    (answer) => answer.request().method() === "DELETE" && answer.url().includes("/push/registrations/"),
  );
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  expect((await gone).ok()).toBe(true);
  await expect.poll(() => keptToken(page)).toBeNull();
});

test("a person who blocked notifications reads how to allow them", async ({ page, context, baseURL }) => {
  await answerWith(context, "denied");
  await signIn(context, baseURL!);
  await page.goto("/account");
  await expect(page.getByText("Your browser blocks notifications from Marsa")).toBeVisible();
  await expect(page.getByText(/set Notifications to Allow/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const sheet = page.getByRole("dialog", { name: "Notifications" });
  await expect(sheet.getByText(/set Notifications to Allow/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15" });

  // @proves 1.capability.an-ios-app-is-hinted-at
  test("Safari shows how to add Marsa to the Home Screen", async ({ page, context, baseURL }) => {
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, "PushManager"));
    await signIn(context, baseURL!);
    await page.goto("/account");
    await expect(page.getByText("Choose Add to Home Screen, then Add.")).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});
