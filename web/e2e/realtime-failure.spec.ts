import { expect } from "@playwright/test";
import { test } from "./journey.ts";

/** The router's answer to a realm that it does not know: [ABORT, details, reason]. */
const ABORT = JSON.stringify([3, {}, "wamp.error.no_such_realm"]);

// @proves 8.rule.real-time-connection-failures-are-only
test("a failure of the realtime connection is logged, and the page keeps its content without a message", async ({
  page,
}) => {
  await page.routeWebSocket(/\/ws/, (socket) => {
    socket.onMessage(() => socket.send(ABORT));
  });
  const logged = page.waitForEvent("console", (line) => line.text().startsWith("realtime:"));
  await page.goto("/auction");
  const line = await logged;
  expect([line.type(), line.text()]).toEqual(["warning", expect.stringContaining("NoRealm 21")]);
  await expect(page.getByRole("listitem").filter({ hasText: "AED" }).first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator("[data-slot='toast']")).toHaveCount(0);
  await expect(page.getByText(/realm|realtime|wamp/i)).toHaveCount(0);
});
