import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { createServer } from "vite";
import { test } from "./journey.ts";
import { bidOverHttp, freshLot, tokenOf } from "./market.ts";

const APP = fileURLToPath(new URL("../../mock-server/src/site/own-front-end", import.meta.url));

test("the Vite app of /docs, on another port, lists lots and follows a bid", async ({
  page,
  server,
}, info) => {
  const files = readdirSync(APP).map((name) => readFileSync(`${APP}/${name}`, "utf8"));
  expect(files.join("").trimEnd().split("\n").length, "the app's lines").toBeLessThanOrEqual(20);
  await page.goto("/docs/front-end");
  expect((await page.locator("pre").allTextContents()).toSorted()).toEqual(files.toSorted());

  const vite = await createServer({
    root: APP,
    configFile: false,
    cacheDir: info.outputPath("vite"),
    logLevel: "error",
    define: { "import.meta.env.VITE_MARSA": JSON.stringify(server.url) },
    server: { host: "127.0.0.1", port: 0 },
  });
  try {
    await vite.listen();
    const lot = await freshLot(server.request, { seconds: 60, start_price: 20_000, step: 500 });
    await page.goto(vite.resolvedUrls!.local[0]!);
    await expect(page.getByText("AED 20000")).toBeVisible();
    await bidOverHttp(server.request, { token: await tokenOf(server.request), lot, price: 24_500 });
    await expect(page.getByText("AED 24500")).toBeVisible();
  } finally {
    await vite.close();
  }
});
