import { dubaiDate } from "@marsa/api-spec/dates";
import { expect, type Locator, type Page } from "@playwright/test";
import writeExcelFile, { type SheetData } from "write-excel-file/node";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder } from "../market.ts";
import { tabTo } from "../people.ts";
import { newDraft, vehicle } from "./seller.ts";

const DAY_MS = 86_400_000;
/** The facts that all vehicles of the spreadsheet share. */
const SAME: Readonly<Record<string, string | number>> = {
  Make: "Toyota",
  Model: "Land Cruiser",
  Year: 2022,
  "Mileage, km": 41_000,
  Engine: "4.0 V6 petrol",
  Fuel: "Petrol",
  Gearbox: "Automatic",
  Drive: "4WD",
  Body: "SUV",
  Colour: "White",
  Region: "GCC",
  VIN: "",
  Emirate: "Dubai",
  City: "Dubai",
  Location: "Al Quoz yard 4",
  "Start price, AED": 90_000,
  "Bid step, AED": 500,
  "Start date, GST": dubaiDate(Date.now() + 40 * DAY_MS),
  "End date, GST": dubaiDate(Date.now() + 44 * DAY_MS),
  "Maximum bid review period, days": 2,
  "VAT application": "Included",
};

const vin = (place: number) => `JTMHV05J9041${String(place).padStart(5, "0")}`;

type Change = Readonly<Record<string, string | number>>;

/** Vehicles with other cells in some places, under other titles where these are given. */
async function vehicles(
  count: number,
  changes: Readonly<Record<number, Change>>,
  titled: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
  const titles = Object.keys(SAME).map((title) => titled[title] ?? title);
  const lines = Array.from({ length: count }, (_, place) => {
    const row: Change = { ...SAME, VIN: vin(place), ...changes[place] };
    return Object.keys(SAME).map((title) => row[title] ?? "");
  });
  const data = [titles, ...lines].map((line) =>
    line.map((value) => (value === "" ? null : { value, type: typeof value === "number" ? Number : String })),
  );
  return writeExcelFile(data as SheetData).toBuffer();
}

/** Fifty vehicles, of which three have an error each. */
const fiftyVehicles = () =>
  vehicles(50, { 3: { VIN: "TOO SHORT" }, 10: { Fuel: "Steam" }, 49: { Location: "" } });

const file = (buffer: Buffer, name = "fleet.xlsx") => ({
  name,
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  buffer,
});
const choose = (page: Page) => page.getByLabel("Choose file");
const wrong = (page: Page): Locator => page.locator("[data-slot='import-row'][data-good='false']");

test("fifty vehicles of a spreadsheet are mended in the browser and become drafts in one press", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context } = await bidder(browser, request, baseURL!, "seller");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/sale");
  await page.getByRole("link", { name: "Import" }).click();
  await expect(page.getByRole("heading", { name: "Import lots" })).toBeVisible();
  const template = page.waitForEvent("download");
  await page.getByRole("button", { name: "Template for Vehicles" }).click();
  expect((await template).suggestedFilename()).toBe("marsa-vehicles.xlsx");
  expect(await findings(page)).toEqual([]);

  await choose(page).setInputFiles(file(await fiftyVehicles()));
  await expect(page.getByText("47 rows ready, 3 with errors")).toBeVisible();
  await page.getByRole("switch", { name: "Only with errors" }).click();
  await expect(wrong(page)).toHaveCount(3);
  await expect(wrong(page).first()).toContainText("VIN must be valid");
  await expect(wrong(page).nth(1)).toContainText("Fuel must be valid");
  await expect(wrong(page).last()).toContainText("Location is required");
  expect(await findings(page)).toEqual([]);

  // By keys alone: each field is left with Tab, which checks its row.
  await tabTo(page, page.getByLabel("Row 5, VIN"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(vin(3));
  await page.keyboard.press("Tab");
  await expect(wrong(page)).toHaveCount(2);
  await page.getByLabel("Row 12, Fuel").fill("hybrid");
  await page.getByLabel("Row 12, Fuel").press("Enter");
  await expect(wrong(page)).toHaveCount(1);
  await page.getByRole("button", { name: /^Create 49 drafts/ }).click();

  // The row with an error stays until it is mended, or left out.
  await expect(page.getByText("0 rows ready, 1 with errors, 49 drafts created")).toBeVisible();
  await page.getByLabel("Row 51, Location").fill("Al Quoz yard 4");
  await page.getByLabel("Row 51, Location").press("Enter");
  await page.getByRole("button", { name: /^Create 1 draft/ }).click();
  await expect(page.getByText("50 drafts created.")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: "See drafts" }).click();
  const drafts = page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: /^Draft / });
  await expect(drafts).toContainText("50");
  await context.close();
});

test(
  "one mistake in many rows leaves with one press, a VIN stands once, and odd values are asked back",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const { page, context, token } = await bidder(browser, request, baseURL!, "seller");
    const known = await newDraft(request, token, vehicle({ vin: vin(8) }));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/sale/import");
    const petrl = { Fuel: "Petrl" };
    const changes = { 1: petrl, 2: petrl, 4: petrl, 5: { Fuel: "Steam" }, 6: { VIN: vin(7) } };
    const odd = { 3: { "Mileage, km": 1_200_000 }, 9: { "Start price, AED": 12 } };
    await choose(page).setInputFiles(file(await vehicles(10, { ...changes, ...odd })));
    await expect(page.getByText("1 row ready, 6 with errors, 3 questions")).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await page.getByRole("button", { name: "Use Petrol in 3 rows" }).first().click();
    await expect(wrong(page).filter({ hasText: "Did you mean" })).toHaveCount(0);
    await page.getByLabel("Row 7, Fuel").fill("Hybrid");
    await page.getByLabel("Row 7, Fuel").press("Enter");

    // Both rows of a VIN say it; changing one mends both.
    await expect(page.getByText("Row 9 has this VIN too")).toBeVisible();
    await expect(page.getByText("Row 8 has this VIN too")).toBeVisible();
    await page.getByLabel("Row 8, VIN").fill(vin(6));
    await page.getByLabel("Row 8, VIN").press("Enter");
    await expect(page.getByText("7 rows ready, 0 with errors, 3 questions")).toBeVisible();

    // A question ends with a yes, or with another value.
    await expect(page.getByText("Is 1,200,000 km right?")).toBeVisible();
    await page.getByRole("button", { name: "Yes, it is right in row 5, Mileage" }).click();
    await expect(page.getByText(`Your draft ${known.number} has it too`)).toBeVisible();
    await expect(page.getByRole("link", { name: `Open lot ${known.number}` })).toHaveAttribute(
      "href",
      new RegExp(`/auction/edit/${known.id_auction}$`),
    );
    await page.getByLabel("Row 11, Start price, AED").fill("12,000");
    await page.getByLabel("Row 11, Start price, AED").press("Enter");
    await page.getByRole("button", { name: "Yes to 1 question" }).click();
    await page.getByRole("button", { name: "Create 10 drafts" }).click();
    await expect(page.getByText("10 drafts created.")).toBeVisible();
    await context.close();
  },
);

test(
  "columns of the seller's own are mapped once, and the next file is read by them",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const { page, context } = await bidder(browser, request, baseURL!, "seller");
    await page.emulateMedia({ reducedMotion: "reduce" });
    const titled = {
      VIN: "Chassis no.",
      "Mileage, km": "Kilometer",
      "Start price, AED": "Prix",
      Engine: "Cylinders",
    };
    const sheet = await vehicles(3, {}, titled);
    await page.goto("/sale/import");
    await choose(page).setInputFiles(file(sheet));
    const mapping = page.getByRole("region", { name: "Your columns" });
    await expect(mapping.getByRole("listitem")).toHaveCount(4);
    await expect(mapping).toContainText(`${vin(0)} · ${vin(1)} · ${vin(2)}`);
    await expect(mapping.getByLabel("Field for “Chassis no.”")).toHaveValue("vin");
    expect(await findings(page)).toEqual([]);
    await mapping.getByLabel("Field for “Cylinders”").selectOption("Mileage");
    await mapping.getByRole("button", { name: "Read the rows" }).click();
    await expect(mapping).toContainText("is this field already");
    await mapping.getByLabel("Field for “Cylinders”").selectOption("Leave out");
    await mapping.getByRole("button", { name: "Read the rows" }).click();
    await expect(page.getByText("0 rows ready, 3 with errors")).toBeVisible();
    await expect(page.getByText("These columns are left out: Cylinders.")).toBeVisible();

    // The next file is read by itself, and the choice can be changed.
    await page.reload();
    await choose(page).setInputFiles(file(sheet, "next.xlsx"));
    await expect(page.getByText("“Chassis no.” as VIN")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Change columns" }).click();
    await mapping.getByLabel("Field for “Cylinders”").selectOption("Engine");
    await mapping.getByRole("button", { name: "Read the rows" }).click();
    await expect(page.getByText("3 rows ready, 0 with errors")).toBeVisible();
    await context.close();
  },
);

test("a file that is no spreadsheet, and one without the template's titles, are refused in one sentence", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context } = await bidder(browser, request, baseURL!, "seller");
  await page.goto("/sale/import");
  await choose(page).setInputFiles(file(Buffer.from("no spreadsheet")));
  await expect(page.getByRole("alert")).toContainText("Unsupported file type");
  await expect(page.getByRole("alert")).toContainText("Nothing was created.");
  expect(await findings(page)).toEqual([]);
  const foreign = await writeExcelFile([[{ value: "Name", type: String }]] as SheetData).toBuffer();
  await choose(page).setInputFiles(file(foreign));
  await expect(page.getByRole("alert")).toContainText("The first rows have none of the template’s titles.");
  await context.close();
});

test("who sells nothing learns how to become a seller", async ({ browser, request, baseURL }) => {
  const { page, context } = await bidder(browser, request, baseURL!);
  await page.goto("/sale/import");
  await expect(page.getByRole("link", { name: "Become a seller" })).toBeVisible();
  await context.close();
});
