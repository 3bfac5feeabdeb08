/**
 * The costs of the staff's list with ten thousand clients: nodes, smooth scrolling, and the time of a search. Counts
 * fail; times depend on the machine, so they are reported as annotations.
 */
import { expect, test } from "@playwright/test";
import { ownServer, type OwnServer } from "../own-server.ts";

const MOST_NODES = 900;
const CLIENTS = 10_000;
const AT_ONCE = 1_000;

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await ownServer();
  for (let made = 0; made < CLIENTS; made += AT_ONCE) {
    const answer = await server.request.post("/_mock/tokens", { data: { count: AT_ONCE, as: "standby" } });
    expect(answer.ok()).toBe(true);
  }
});
test.afterAll(() => server.stop());

const report = (what: string, value: string) =>
  test.info().annotations.push({ type: what, description: value });

test("ten thousand clients are a few hundred nodes, scroll smoothly, and a search finds one", async ({
  page,
  context,
}) => {
  const made = await server.request.post("/_mock/tokens", { data: { count: 1, as: "backoffice" } });
  const { data } = (await made.json()) as { data: [{ access_token: string; id_user: number }] };
  await context.addCookies([{ name: "token", value: data[0].access_token, url: server.url }]);
  await page.goto(`${server.url}/clients?tab=clients`);
  const list = page.getByRole("list", { name: "Clients found" });
  await expect(list.getByRole("listitem").first()).toBeVisible();
  const nodes = () => list.evaluate((element) => element.querySelectorAll("*").length);
  const { frames, longest } = await page.evaluate(async () => {
    let task = 0;
    new PerformanceObserver((entries) => {
      task = Math.max(task, ...entries.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
    const taken: number[] = [];
    let before = performance.now();
    const from = before;
    while (before - from < 4_000) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      scrollBy(0, 20);
      taken.push(now - before);
      before = now;
    }
    return { frames: taken, longest: task };
  });
  const mean = frames.reduce((sum, ms) => sum + ms, 0) / frames.length;
  report("nodes of the list of clients", String(await nodes()));
  report("frames a second while scrolling clients", (1000 / mean).toFixed(0));
  report("longest task while scrolling clients, ms", longest === 0 ? "none over 50" : longest.toFixed(0));
  expect(await nodes()).toBeLessThanOrEqual(MOST_NODES);

  const last = `Bidder ${data[0].id_user - 1}`;
  await page.getByRole("searchbox", { name: "Search clients" }).fill(last);
  await expect(list.getByRole("link", { name: last, exact: true })).toBeVisible();
});
