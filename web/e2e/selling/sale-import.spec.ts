import { dubaiDate } from "@marsa/api-spec/dates";
import { expect, type Locator, type Page } from "@playwright/test";
import writeExcelFile, { type SheetData } from "write-excel-file/node";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder } from "../market.ts";
import { tabTo } from "../people.ts";

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

/** Fifty vehicles, of which three have an error each. */
async function fiftyVehicles(): Promise<Buffer> {
  const titles = Object.keys(SAME);
  const lines = Array.from({ length: 50 }, (_, place) => {
    const row: Record<string, string | number> = { ...SAME, VIN: vin(place) };
    if (place === 3) row["VIN"] = "TOO SHORT";
    if (place === 10) row["Fuel"] = "Steam";
    if (place === 49) row["Location"] = "";
    return titles.map((title) => row[title] ?? "");
  });
  const data = [titles, ...lines].map((line) =>
    line.map((value) => (value === "" ? null : { value, type: typeof value === "number" ? Number : String })),
  );
  return writeExcelFile(data as SheetData).toBuffer();
}

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
