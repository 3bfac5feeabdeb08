import { expect, type WebSocketRoute } from "@playwright/test";
import { faintTexts } from "../lanes/hall.ts";
import { test } from "../journey.ts";
import { bidder, bidOverHttp, freshLot, tokenOf } from "../market.ts";
import { ownServer } from "../own-server.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

test("a wall screen without a connection keeps its content, says since when, and connects again by itself", async ({
  browser,
}) => {
  test.slow();
  // The lots of other journeys and of the scene would push this one off the screen.
  const server = await ownServer();
  try {
    const { request } = server;
    await request.post("/_mock/scenes", { data: { name: "empty" } });
    const lot = await freshLot(request, { start_price: 2_000, step: 100 });
    const { page, context } = await bidder(browser, request, server.url);
    await page.setViewportSize({ width: 1920, height: 1080 });
    const cable = { isCut: false, links: new Set<WebSocketRoute>() };
    await page.routeWebSocket(/\/ws/, (socket) => {
      if (cable.isCut) return void socket.close();
      socket.connectToServer();
      cable.links.add(socket);
    });
    await page.route("**/api/auction/dashboard/**", (route) =>
      cable.isCut ? route.abort() : route.continue(),
    );
    await page.goto("/dashboard/standard");
    const row = page.locator("[data-slot='standard-row']");
    await expect(row).toContainText("2,000");
    await expect.poll(() => cable.links.size).toBeGreaterThan(0);
    await expect(page.locator("[data-slot='connection-lost']")).toHaveCount(0);

    cable.isCut = true;
    for (const socket of cable.links) void socket.close();
    await expect(page.locator("[data-slot='connection-lost']")).toContainText(/Connection lost \d\d:\d\d/);
    await expect(row).toContainText("2,000");
    await expect.poll(() => faintTexts(page, 7)).toEqual([]);
    await bidOverHttp(request, { token: await tokenOf(request), lot, price: 2_100 });

    cable.isCut = false;
    await expect(page.locator("[data-slot='connection-lost']")).toHaveCount(0);
    await expect(row).toContainText("2,100");
    await context.close();
  } finally {
    await server.stop();
  }
});
