/** A seller adds photos, documents and the condition to a draft: from a disk or a camera roll, by pointer and by keys. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder } from "../market.ts";
import { newDraft, vehicle } from "./seller.ts";

const HEIC = new URL("../../../mock-server/src/test-support/pictures/front.heic", import.meta.url);
const SCENES = ["v-sedan-f34-red-studio", "v-van-side-teal-mist", "v-coupe-side-orange-slate"];
const PDF = Buffer.from("%PDF-1.4\n%%EOF\n");

/** Three photos of the demo world as files, and one of an iPhone. */
async function cameraRoll(request: APIRequestContext) {
  const photos = await Promise.all(
    SCENES.map(async (scene, place) => ({
      name: `${"abc"[place]}.webp`,
      mimeType: "image/webp",
      buffer: await (await request.get(`/files/p/${scene}-1200.webp`)).body(),
    })),
  );
  return [...photos, { name: "IMG_2041.HEIC", mimeType: "", buffer: readFileSync(HEIC) }];
}

/** The form as the server has it. */
async function savedFields(request: APIRequestContext, token: string, id: number) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/sale/getlotdraft/${id}`, { headers });
  const { data } = (await answer.json()) as { data: components["schemas"]["LotDraft"] };
  return data.fields;
}

const names = async (page: Page): Promise<string[]> => {
  const alts = await page
    .locator("[data-photo] img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("alt") ?? ""));
  return alts.map((alt) => alt.split(", ").at(-1) ?? "");
};
const photo = (page: Page, name: string) =>
  page.locator("[data-photo]").filter({ has: page.getByAltText(name) });

/** A tool of a photo: drawn on wide screens, in its menu on phones. */
async function use(page: Page, name: string, tool: string): Promise<void> {
  const tile = photo(page, name);
  const more = tile.getByRole("button", { name: /^More for/ });
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole("menuitem", { name: new RegExp(tool) }).click();
  } else {
    await tile.hover();
    await tile.getByRole("button", { name: new RegExp(`^${tool}`) }).click();
  }
}

// @proves 2.screen.lot-creation-photos-and-documents
test(
  "a seller sends photos, orders, turns, crops and deletes them",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const { page, context, token } = await bidder(browser, request, baseURL!, "seller");
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { id_auction: id } = await newDraft(request, token, vehicle());
    await page.goto(`/auction/edit/${id}?step=photos`);
    const files = await cameraRoll(request);
    const twin = { ...files[0]!, name: "again.webp" };
    const other = { name: "notes.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") };
    await page.getByLabel("Photos", { exact: true }).setInputFiles([...files, twin, other]);
    await expect(page.getByText("4 of 30")).toBeVisible();
    expect(await names(page)).toEqual(["a.webp", "b.webp", "c.webp", "IMG_2041.HEIC"]);
    await expect(page.getByText("Unsupported file type").and(page.locator(":visible")).first()).toBeVisible();
    await expect(page.getByText(/again\.webp.*is the same picture as photo 1/)).toBeVisible();
    await page.getByRole("button", { name: "Leave it out" }).click();
    expect(await findings(page)).toEqual([]);
    await page.getByLabel("Photos", { exact: true }).setInputFiles([
      { ...other, name: "map.gif" },
      { ...other, name: "film.gif" },
    ]);
    await page.getByRole("button", { name: "Remove all 3 refused files" }).click();
    await expect(page.getByText("Unsupported file type")).toHaveCount(0);
    await expect(page.getByRole("region", { name: /^Photos/ })).toBeFocused();
    await expect(page.getByText("4 of 30")).toBeVisible();
    await page.getByLabel("Photos", { exact: true }).setInputFiles(other);
    await page
      .getByRole("button", { name: "Remove notes.gif" })
      .and(page.locator(":visible"))
      .first()
      .click();

    const order = page.getByRole("button", { name: "Order", exact: true });
    if (await order.isVisible()) {
      await order.click();
      await page.getByRole("button", { name: "Move b.webp later" }).click();
      await page.getByRole("button", { name: "Done" }).click();
    } else {
      await page
        .getByRole("button", { name: /b\.webp$/ })
        .first()
        .focus();
      await page.keyboard.press("Alt+ArrowRight");
      await expect(photo(page, "Photo 3 of 4, b.webp").getByRole("button").first()).toBeFocused();
      await photo(page, "Photo 4 of 4, IMG_2041.HEIC").dragTo(photo(page, "Main photo, a.webp"), {
        targetPosition: { x: 12, y: 60 },
      });
      await expect.poll(() => names(page)).toEqual(["IMG_2041.HEIC", "a.webp", "c.webp", "b.webp"]);
      await page.getByRole("button", { name: "Undo the last move" }).click();
    }
    await expect.poll(() => names(page)).toEqual(["a.webp", "c.webp", "b.webp", "IMG_2041.HEIC"]);

    const before = await page.getByAltText(/c\.webp$/).getAttribute("src");
    await use(page, "Photo 2 of 4, c.webp", "Turn");
    await expect(page.getByAltText(/c\.webp$/)).not.toHaveAttribute("src", before!);
    // A slow phone has the photo before the dialog has its size.
    await page.evaluate(() => {
      const late = new CSSStyleSheet();
      late.replaceSync(".reactEasyCrop_Container { inset: 0 100% 100% 0 !important }");
      document.adoptedStyleSheets.push(late);
    });
    await use(page, "Photo 2 of 4, c.webp", "Crop");
    await expect(page.getByRole("dialog", { name: "Turn and crop" })).toBeVisible();
    await expect(page.getByRole("dialog").locator("img")).toHaveJSProperty("complete", true);
    await expect(page.getByRole("button", { name: "Save photo" })).toBeDisabled();
    await page.evaluate(() => {
      const sheets = document.adoptedStyleSheets;
      document.adoptedStyleSheets = sheets.filter(
        ({ cssRules }) => !cssRules[0]?.cssText.includes("Container {"),
      );
    });
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Save photo" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();

    await use(page, "Photo 3 of 4, b.webp", "Delete");
    await expect(page.getByText("3 of 30")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => names(page)).toEqual(["a.webp", "c.webp", "b.webp", "IMG_2041.HEIC"]);

    await page.getByLabel("Documents", { exact: true }).setInputFiles({
      name: "mulkiya.pdf",
      mimeType: "application/pdf",
      buffer: PDF,
    });
    await expect(page.getByRole("button", { name: "Open mulkiya.pdf" })).toBeVisible();
    await expect
      .poll(async () => {
        const fields = await savedFields(request, token, id);
        return [fields.photos?.length, fields.documents?.length];
      })
      .toEqual([4, 1]);
    await context.close();
  },
);

test("a seller names the condition on the drawing, by keys and from the list", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context, token } = await bidder(browser, request, baseURL!, "seller");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { id_auction: id } = await newDraft(request, token, vehicle({ body: "sedan" }));
  await page.goto(`/auction/edit/${id}`);
  await page.getByRole("button", { name: "Bonnet" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Windscreen" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Repainted", exact: true }).click();
  await page.getByLabel("Size and depth").fill("180 µm, even colour");
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByLabel("Add a finding from a list").selectOption({ label: "Rear left door" });
  await page.getByRole("button", { name: "Scratch", exact: true }).click();
  await page.getByText("4 Good", { exact: true }).click();
  await page.getByRole("group", { name: "Brakes" }).getByText("Attention").click();
  await page.getByLabel("Brakes: what was found").fill("Front pads at 3 mm");
  const tyre = page.getByRole("group", { name: "Front left" });
  await tyre.getByLabel("Depth, mm").fill("6.5");
  await tyre.getByLabel("Year").fill("2024");
  expect(await findings(page)).toEqual([]);
  await expect
    .poll(async () => {
      const fields = await savedFields(request, token, id);
      return fields.condition;
    })
    .toEqual({
      grade: 4,
      zones: [
        { zone: "bonnet", state: "repainted", title: "Repainted, bonnet", note: "180 µm, even colour" },
        { zone: "left_rear_door", state: "damage", title: "Scratch, rear left door", note: "" },
      ],
      tyres: [{ position: "front_left", tread_mm: 6.5, year: 2024 }],
      checks: [{ name: "Brakes", result: "attention", note: "Front pads at 3 mm" }],
    });
  await context.close();
});
