/** A seller spreads a zip and a drop of photos over several drafts by the names of files and folders. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { type APIRequestContext, expect } from "@playwright/test";
import { zipSync } from "fflate";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder } from "../market.ts";
import { newDraft, vehicle } from "./seller.ts";

const VIN = "JTMHV05J904100771";
const SCENES = ["v-sedan-f34-red-studio", "v-van-side-teal-mist", "v-coupe-side-orange-slate"];

async function photosOf(request: APIRequestContext, token: string, id: number): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/sale/getlotdraft/${id}`, { headers });
  const { data } = (await answer.json()) as { data: components["schemas"]["LotDraft"] };
  return data.photos.map(({ name }) => name);
}

test(
  "a zip of photos is spread over drafts by VIN, plate and reference, and sent once",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const { page, context, token } = await bidder(browser, request, baseURL!, "seller");
    await page.emulateMedia({ reducedMotion: "reduce" });
    const byVin = await newDraft(request, token, vehicle({ vin: VIN }));
    const byPlate = await newDraft(request, token, vehicle({ vin: "", plate: "Dubai A 12345" }));
    const byReference = await newDraft(request, token, vehicle({ vin: "", reference: "REF-014" }));
    const [one, two, three] = await Promise.all(
      SCENES.map(
        async (scene) => new Uint8Array(await (await request.get(`/files/p/${scene}-1200.webp`)).body()),
      ),
    );
    const zip = zipSync({
      [`fleet/${VIN.toLowerCase()}/02.webp`]: two!,
      [`fleet/${VIN.toLowerCase()}/01.webp`]: one!,
      "fleet/DXB-A-12345_front.webp": three!,
      "fleet/REF-014 (2).webp": one!,
      "fleet/unknown/9.webp": two!,
      "fleet/list.txt": new Uint8Array([65]),
      "__MACOSX/fleet/._01.webp": new Uint8Array([0]),
    });
    const file = { name: "fleet.zip", mimeType: "application/zip", buffer: Buffer.from(zip) };

    await page.goto("/sale?section=draft");
    await expect(page.getByText("REF-014")).toBeVisible();
    await page.getByRole("link", { name: "Photos", exact: true }).click();
    await page.getByLabel("Photos or zip").setInputFiles(file);
    await expect(page.getByText("4 photos for 3 lots")).toBeVisible();
    await expect(page.getByText("fleet/list.txt: Unsupported file type.")).toBeVisible();
    const lot = (number: number) => page.getByRole("article", { name: `Lot ${number}`, exact: true });
    await expect(lot(byVin.number).getByRole("listitem")).toHaveText([/01\.webp/, /02\.webp/]);
    expect(await findings(page)).toEqual([]);
    expect(await photosOf(request, token, byVin.id_auction)).toEqual([]);
    await page
      .getByLabel("fleet/unknown, 1 photo")
      .selectOption({ label: `Lot ${byReference.number} · Toyota Land Cruiser · REF-014` });
    await lot(byVin.number)
      .getByRole("button", { name: /Leave out .*02\.webp/ })
      .click();
    await expect(page.getByText("4 photos for 3 lots")).toBeVisible();

    await page.getByRole("button", { name: "Send 4 photos" }).click();
    await expect(page.getByText("All lots are done.")).toBeVisible({ timeout: 20_000 });
    expect(await photosOf(request, token, byVin.id_auction)).toEqual(["01.webp"]);
    expect(await photosOf(request, token, byPlate.id_auction)).toEqual(["DXB-A-12345_front.webp"]);
    expect(await photosOf(request, token, byReference.id_auction)).toEqual(["REF-014 (2).webp", "9.webp"]);

    // The same zip again, as after a break: only the photo that is missing goes.
    await page.getByRole("button", { name: "Add more photos" }).click();
    await page.getByLabel("Photos or zip").setInputFiles(file);
    await page.getByRole("button", { name: "Send 4 photos" }).click();
    await expect(page.getByText("All lots are done.")).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText("2 of 2 photos, 1 sent before")).toBeVisible();
    expect(await photosOf(request, token, byVin.id_auction)).toEqual(["01.webp", "02.webp"]);
    expect(await photosOf(request, token, byPlate.id_auction)).toEqual(["DXB-A-12345_front.webp"]);

    // Another device knows nothing of it: the server tells the same photos.
    await page.evaluate(() => localStorage.clear());
    await page.getByRole("button", { name: "Add more photos" }).click();
    await page.getByLabel("Photos or zip").setInputFiles(file);
    await page.getByRole("button", { name: "Send 4 photos" }).click();
    await expect(page.getByText("2 of 2 photos, 2 sent before")).toBeVisible({ timeout: 20_000 });
    expect(await photosOf(request, token, byVin.id_auction)).toEqual(["01.webp", "02.webp"]);
    await context.close();
  },
);

test("a folder of photos that a person drags from their disk is spread, folders within it too", async ({
  browser,
  request,
  baseURL,
}, info) => {
  test.skip(info.project.name === "phone", "Phones drag no folders");
  const { page, context, token } = await bidder(browser, request, baseURL!, "seller");
  const { number } = await newDraft(request, token, vehicle({ vin: VIN }));
  const fleet = info.outputPath("fleet");
  const photo = await (await request.get(`/files/p/${SCENES[0]}-1200.webp`)).body();
  await mkdir(join(fleet, VIN, "inside"), { recursive: true });
  await mkdir(join(fleet, "unknown"));
  await Promise.all([
    writeFile(join(fleet, VIN, "01.webp"), photo),
    writeFile(join(fleet, VIN, "inside", "02.webp"), photo),
    writeFile(join(fleet, "unknown", "9.webp"), photo),
  ]);

  await page.goto("/sale/photos");
  await expect(page.getByLabel("Photos or zip")).toBeAttached();
  const devtools = await context.newCDPSession(page);
  const data = { items: [], files: [fleet], dragOperationsMask: 1 };
  const place = { x: 700, y: 400, data };
  await devtools.send("Input.dispatchDragEvent", { type: "dragEnter", ...place });
  await devtools.send("Input.dispatchDragEvent", { type: "dragOver", ...place });
  await devtools.send("Input.dispatchDragEvent", { type: "drop", ...place });
  const lot = page.getByRole("article", { name: `Lot ${number}`, exact: true });
  await expect(lot.getByRole("listitem")).toHaveText([/01\.webp/, /02\.webp/]);
  await expect(page.getByLabel("fleet/unknown, 1 photo")).toBeVisible();
  await page.getByRole("button", { name: "Send 2 photos" }).click();
  await expect(page.getByText("All lots are done.")).toBeVisible({ timeout: 20_000 });
  await context.close();
});

test("photos dropped on the list of drafts are planned on the next page", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context, token } = await bidder(browser, request, baseURL!, "seller");
  const { number } = await newDraft(request, token, vehicle({ vin: VIN }));
  await page.goto("/sale?section=draft");
  await expect(page.getByText(`Lot ${number}`).first()).toBeVisible();
  const transfer = await page.evaluateHandle((vin) => {
    const files = new DataTransfer();
    files.items.add(new File(["x"], `${vin.slice(-8)} 1.jpg`, { type: "image/jpeg" }));
    files.items.add(new File(["x"], "nobody.jpg", { type: "image/jpeg" }));
    return files;
  }, VIN);
  await page.getByText(`Lot ${number}`).first().dispatchEvent("drop", { dataTransfer: transfer });
  await expect(page).toHaveURL(/\/sale\/photos/);
  await expect(page.getByText("1 photo for 1 lot")).toBeVisible();
  await expect(page.getByText("1 photo without a lot stay here")).toBeVisible();
  // A file that is no picture is refused where it stands, with its name.
  await page.getByRole("button", { name: "Send 1 photo" }).click();
  await expect(page.getByText(/100771 1\.jpg, 1 KB:/)).toBeVisible();
  await context.close();
});
