/** Fills in the form of a lot, as a seller does. */
import { expect, type Page } from "@playwright/test";
import { PICTURE } from "../people.ts";

export const exact = { exact: true } as const;
/** The field of a label; a section may have the same name. */
export const field = (page: Page, label: string) =>
  page.getByLabel(label, exact).and(page.locator("input, select, textarea")).first();
export const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
export const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/);
export const step = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Steps" }).getByText(name);

/** Begins a draft; out: its id. */
export async function begin(page: Page, kind: "Vehicle" | "Apartment"): Promise<number> {
  await page.goto("/auction/edit/0");
  await press(page, new RegExp(`^${kind}`)).click();
  await expect(page).toHaveURL(/\/auction\/edit\/[1-9]\d*$/);
  return Number(new URL(page.url()).pathname.split("/").at(-1));
}

async function fillPlace(page: Page): Promise<void> {
  await field(page, "Emirate").selectOption({ label: "Dubai" });
  await field(page, "City").selectOption({ label: "Hatta" });
  await field(page, "Location").fill("Wadi Hub yard");
}

export async function fillVehicle(page: Page): Promise<void> {
  await field(page, "VIN").pressSequentially("jtebu3fj0m5861942");
  await expect(page.getByText("Check digit is right.")).toBeVisible();
  await field(page, "Make").selectOption({ label: "Nissan" });
  await expect(page.getByText("The VIN says Toyota, the form says Nissan.")).toBeVisible();
  await press(page, "Use Toyota").click();
  await expect(field(page, "Make")).toHaveValue("toyota");
  await expect(field(page, "Body")).toHaveValue("");
  await expect(page.getByText("From the VIN: SUV.")).toBeVisible();
  await press(page, "Use what the VIN says").click();
  await expect(field(page, "Body")).toHaveValue("suv");
  await field(page, "Year").fill("2021");
  await field(page, "Plate").fill("Dubai K 20714");
  await field(page, "Model").selectOption({ label: "Land Cruiser" });
  await field(page, "Mileage").pressSequentially("78400");
  await expect(field(page, "Mileage")).toHaveValue("78,400");
  await field(page, "Engine").fill("4.0 V6");
  for (const label of ["Fuel", "Gearbox", "Drive", "Colour", "Region"]) {
    await field(page, label).selectOption({ index: 1 });
  }
  await fillPlace(page);
}

export async function fillApartment(page: Page): Promise<void> {
  const texts = {
    Name: "Two bedrooms with a view of the creek",
    Building: "Creek Horizon 2",
    Area: "1180",
    Bedrooms: "2",
    Bathrooms: "2",
    Rooms: "3",
    "RERA certificate": "RERA-2026-4711",
    "Certificate valid until": "2029-05-31",
    Reference: "CH2-1107",
  };
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  await field(page, "Type").selectOption({ index: 1 });
  await field(page, "Developer").selectOption({ index: 1 });
  await fillPlace(page);
}

/** A time of the picker, so many days from now: "2026-11-26T18:00". */
export function inDays(days: number, time: string): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;
}

/** Prices and times in GST; on a phone the wheels stand at a time that can be taken. */
export async function fillSettings(
  page: Page,
  times = { start: inDays(40, "18:00"), end: inDays(43, "20:15") },
): Promise<void> {
  await step(page, /Auction settings/).click();
  await field(page, "Start price").pressSequentially("82000");
  await expect(page.getByText("Step AED 500")).toBeVisible();
  await field(page, "VAT application").selectOption("included");
  const wheels = (await page.locator("#lot-start[aria-expanded]").count()) > 0;
  for (const [name, at] of Object.entries(times)) {
    if (wheels) {
      await page.locator(`#lot-${name}`).click();
      await press(page, "Done").click();
    } else await page.locator(`#lot-${name}`).fill(at);
  }
}

/** A photo of the camera roll; the other ways to send photos are a journey of their own. */
export async function addPhoto(page: Page): Promise<void> {
  await step(page, /Photos and documents/).click();
  await page.getByLabel("Photos", exact).setInputFiles(PICTURE);
  await expect(page.getByText("1 of 30")).toBeVisible();
  await expect(saved(page)).toBeVisible();
}
