import { type APIRequestContext, expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";

const NAME = "Layla of the call-backs";

test("staff take a request for a call, and note what was agreed", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const asked = { name: NAME, phone: "+971501234577", subject: "Lot 20001", consent: true };
  expect((await request.post("/api/landing/requestcall", { data: asked })).ok()).toBe(true);
  await context.addCookies([{ name: "token", value: await tokenOf(request, "staff"), url: baseURL! }]);

  await page.goto("/clients?tab=calls");
  const row = page.getByRole("listitem").filter({ hasText: NAME });
  await expect(row.getByRole("link", { name: "+971501234577" })).toHaveAttribute("href", "tel:+971501234577");
  await row.getByRole("button", { name: "Take call" }).click();
  await expect(row.getByText("You make this call")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await row.getByRole("button", { name: "Mark as called" }).click();
  const dialog = page.getByRole("dialog", { name: "Mark the call as made?" });
  await dialog.getByLabel("Note, optional").fill("Visits the yard on Monday");
  await dialog.getByRole("button", { name: "Mark as called" }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Called", exact: true }).click();
  await expect(row.getByText(/Visits the yard on Monday/)).toBeVisible();
});

test("a manager pauses all auctions with a reason that bidders read, and resumes them", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const manager = await tokenOf(request, "manager");
  await context.addCookies([{ name: "token", value: manager, url: baseURL! }]);
  await page.goto("/clients?tab=auctions");
  await page.getByRole("button", { name: "Pause all auctions…" }).click();
  const pause = page.getByRole("dialog", { name: "Pause all auctions?" });
  await expect(pause.getByText(/end 10 minutes after you resume/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await pause.getByRole("textbox", { name: "Reason" }).fill("Power cut at the yard");
  await pause.getByRole("button", { name: "Pause all auctions" }).click();
  await expect(page.getByText(/All standard auctions are paused since/)).toBeVisible();
  const answer = await request.get("/api/backoffice/auctions/pause", {
    headers: { authorization: `Bearer ${manager}` },
  });
  expect((await answer.json()) as unknown).toMatchObject({
    data: { paused: true, reason: "Power cut at the yard" },
  });
  await page.getByRole("button", { name: "Resume all auctions…" }).click();
  const resume = page.getByRole("dialog", { name: "Resume all auctions?" });
  await expect(resume.getByText(/Bidding opens again on/)).toBeVisible();
  await resume.getByRole("button", { name: "Resume all auctions" }).click();
  await expect(page.getByText("Standard auctions run.")).toBeVisible();
});

/** Signs in one of the demo's staff. */
async function tokenOf(request: APIRequestContext, who: "staff" | "manager"): Promise<string> {
  const data = { id: `${who}@marsa.test`, password: "marsa-demo" };
  const answer = await request.post("/api/auth/signin", { data });
  return ((await answer.json()) as { access_token: string }).access_token;
}
