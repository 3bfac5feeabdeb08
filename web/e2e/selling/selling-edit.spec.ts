/** A seller writes a lot: a vehicle, an apartment, without a network, on two devices, and with the keyboard alone. */
import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { callAs } from "../people/clients.ts";
import { test } from "../journey.ts";
import { bidder } from "../market.ts";
import { newDraft, vehicle } from "./seller.ts";
import {
  addPhoto,
  begin,
  exact,
  field,
  fillApartment,
  fillSettings,
  fillVehicle,
  inDays,
  press,
  saved,
  step,
} from "./selling-form.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

test("a seller puts the lot on the map with the keyboard, and takes the pin off again", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context } = await bidder(browser, request, baseURL!, "seller");
  await begin(page, "Vehicle");
  await press(page, "Put a pin on the map").click();
  const map = page.getByRole("application", { name: "Map under the pin" });
  await expect(map).toBeFocused();
  await page.getByLabel("Find a place on the map").fill("gulf of");
  await expect(page.getByText("No such place here. Move the map by hand.")).toBeVisible();
  await page.getByLabel("Find a place on the map").fill("al ain");
  await press(page, "Al Ain").click();
  await expect(press(page, "Put the pin here")).toBeEnabled();
  await map.focus();
  await page.keyboard.press("ArrowRight");
  await press(page, "Put the pin here").click();
  const pin = page.getByRole("figure", { name: /^Pin at 24\.\d+ north, 5[45]\.\d+ east$/ });
  await expect(pin).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(pin).toBeVisible();
  await press(page, "Remove the pin").click();
  await expect(press(page, "Put a pin on the map")).toBeVisible();
  await expect(pin).toHaveCount(0);
  await context.close();
});

// @proves 2.route.auction-edit-id-inside-signed-in
// @proves 2.screen.lot-creation-information
// @proves 2.screen.lot-creation-auction-settings
// @proves 1.capability.lots-are-vehicles-and-apartments
for (const [kind, named, ...tag] of [
  ["Vehicle", "a vehicle"],
  ["Apartment", "an apartment", "@phone"],
] as const) {
  test(
    `a seller lists ${named}, and takes it back from the staff`,
    { tag: [...tag] },
    async ({ browser, request, baseURL }) => {
      const { page, context } = await bidder(browser, request, baseURL!, "seller");
      await begin(page, kind);
      await press(page, /^Publish/).click();
      await expect(
        page.getByText(kind === "Vehicle" ? "Make is required" : "Name is required").first(),
      ).toBeVisible();
      await (kind === "Vehicle" ? fillVehicle(page) : fillApartment(page));
      await fillSettings(page);
      await addPhoto(page);

      await expect(page.getByText("Everything is there.")).toBeVisible();
      await press(page, "Publish").click();
      await expect(page.getByText("The staff read this lot.")).toBeVisible();
      await step(page, /Information/).click();
      await expect(field(page, "Location")).toHaveCount(0);
      await expect(page.getByRole("definition").filter({ hasText: "Wadi Hub yard" })).toBeVisible();
      await expect(page.locator("main").getByRole("textbox")).toHaveCount(0);
      await press(page, "Take back from moderation").click();
      await field(page, "Location").fill("Wadi Hub yard 2");
      await expect(saved(page)).toBeVisible();
      await page.reload();
      await expect(field(page, "Location")).toHaveValue("Wadi Hub yard 2");
      await context.close();
    },
  );
}

test("what most lots of a model have is filled in with one press, where the seller has chosen nothing", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context } = await bidder(browser, request, baseURL!, "seller");
  await begin(page, "Vehicle");
  await field(page, "Gearbox").selectOption({ label: "Manual" });
  await field(page, "Make").selectOption({ label: "Toyota" });
  await field(page, "Model").selectOption({ label: "Land Cruiser" });
  await expect(page.getByText("Most such lots: Petrol, 4WD, SUV")).toBeVisible();
  await press(page, /^Fill in/).click();
  await expect(field(page, "Fuel")).toBeFocused();
  await expect(field(page, "Drive").locator("option:checked")).toHaveText("4WD");
  await expect(field(page, "Body").locator("option:checked")).toHaveText("SUV");
  await expect(field(page, "Gearbox").locator("option:checked")).toHaveText("Manual");
  await expect(page.getByText("Most such lots")).toHaveCount(0);
  await context.close();
});

// @proves 5.message.field-must-be-valid
// @proves 5.message.min-price-can-t-be-less
// @proves 5.message.buy-now-price-must-be-at
// @proves 5.message.price-price-must-be-greater-than
// @proves 5.message.invalid-date
// @proves 5.message.minimum-value-is-minimum
// @proves 5.message.maximum-value-is-maximum
// @proves 5.message.file-size-should-be-less-than
// @proves 5.message.unsupported-file-type
test("the form says each rule that is broken, in the words of the specification", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context } = await bidder(browser, request, baseURL!, "seller");
  await begin(page, "Vehicle");
  const says = async (label: string, text: string, sentence: string) => {
    await field(page, label).fill(text);
    await field(page, label).blur();
    await expect(page.getByText(sentence, exact).first()).toBeVisible();
  };
  await says("VIN", "JTEBU3FJ0M", "VIN must be valid");
  await says("Plate", "Dubai", "Plate must be valid");
  await says("Year", "1066", "Minimum value is 1900");
  await says("Year", "2066000", "Maximum value is 2100");
  await step(page, /Auction settings/).click();
  await says("Start price", "0", '"Start" price must be greater than 0');
  await says("Start price", "82000", "Step AED 500");
  await says("Min price", "81999", "Min price can't be less than Start price");
  await says(
    "Buy now price",
    "83999",
    "Buy now price must be at least 4x Bid steps greater than Start price",
  );
  if ((await page.locator("#lot-start[aria-expanded]").count()) === 0) {
    // A date of which only the month is typed.
    await field(page, "Start date").pressSequentially("11");
    await field(page, "Start date").blur();
    await expect(page.getByText("Invalid date", exact).first()).toBeVisible();
    await says("Start date", "2020-01-01T10:00", "The date can't be before today");
    await field(page, "Start date").fill(inDays(40, "10:00"));
    await says("End date", inDays(39, "10:00"), "Start date can't be after End date");
  }
  await step(page, /Photos and documents/).click();
  await page.getByLabel("Photos", exact).setInputFiles([
    { name: "huge.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    { name: "notes.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") },
  ]);
  for (const sentence of ["File size should be less than 10MB", "Unsupported file type"]) {
    await expect(page.getByText(sentence).and(page.locator(":visible")).first()).toBeVisible();
  }
  await context.close();
});

test("a price that cannot be read stays visible with its sentence, and a broken copy can be thrown away", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context } = await bidder(browser, request, baseURL!, "seller");
  const id = await begin(page, "Vehicle");
  await field(page, "Mileage").fill("78400");
  await expect(saved(page)).toBeVisible();
  await step(page, /Auction settings/).click();
  const price = field(page, "Start price");
  for (const [text, shown, sentence] of [
    ["99999999999999", "99,999,999,999,999", "Maximum value is 1,000,000,000"],
    ["82.000", "82.000", "This can mean two numbers"],
    ["AED 82.000,00", "82,000", "Step AED 500"],
  ] as const) {
    await price.fill(text);
    await price.blur();
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(price).toHaveValue(shown);
  }
  await expect(saved(page)).toBeVisible();
  await page.evaluate((key) => {
    const copy = {
      version: 1,
      fields: { kind: "vehicle" },
      values: { "condition.zones": [null] },
      undecided: [],
    };
    localStorage.setItem(key, JSON.stringify(copy));
  }, `marsa.draft.lot.${id}`);
  await page.goto(`/auction/edit/${id}`);
  await press(page, "Discard them and open the saved draft").click();
  await expect(field(page, "Mileage")).toHaveValue("78,400");
  await context.close();
});

// @proves 8.message.saving-draft-error-please-try-again
test("what is typed without a network stays on the device, and is saved when the network is back", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context, token } = await bidder(browser, request, baseURL!, "seller");
  const id = await begin(page, "Vehicle");
  await expect(field(page, "Mileage")).toBeVisible();
  await context.setOffline(true);
  await field(page, "Mileage").fill("78400");
  await expect(page.getByText("No connection. Kept on this device.")).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  const draft = await request.get(`/api/sale/getlotdraft/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await draft.json()).toMatchObject({ data: { fields: { mileage: 78_400 } } });

  await page.route("**/api/sale/createlot/*", (route) => route.abort());
  await field(page, "Mileage").fill("79000");
  await expect(page.getByText("Saving draft error. Please, try again later")).toBeVisible();
  await page.unroute("**/api/sale/createlot/*");
  await page.reload();
  await expect(field(page, "Mileage")).toHaveValue("79,000");
  await expect(saved(page)).toBeVisible();
  await context.close();
});

test("two devices at one draft lose nothing: each field that both changed shows both versions", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context, token } = await bidder(browser, request, baseURL!, "seller");
  const id = await begin(page, "Vehicle");
  const other = await context.newPage();
  await other.goto(`/auction/edit/${id}`);
  await expect(field(other, "Mileage")).toBeVisible();
  // An open page follows the draft: it reads the first save late, after its own change.
  const changed = Promise.withResolvers<void>();
  await other.route("**/api/sale/getlotdraft/*", async (route) => {
    await changed.promise;
    await route.continue();
  });

  await field(page, "Mileage").fill("78400");
  await field(page, "Engine").fill("4.0 V6");
  await press(page, "Save draft").click();
  await expect(saved(page)).toBeVisible();
  await field(other, "Mileage").fill("88400");
  await field(other, "Trim").fill("VXR");
  changed.resolve();
  await press(other, "Save draft").click();

  const choice = other.getByRole("group", { name: "Mileage: two versions" });
  await expect(choice).toContainText("88,400 km");
  await expect(choice).toContainText("78,400 km");
  await expect(field(other, "Engine")).toHaveValue("4.0 V6");
  await choice.getByRole("button", { name: /^Keep this/ }).click();
  await press(other, "Save draft").click();
  await expect(saved(other)).toBeVisible();
  const draft = await request.get(`/api/sale/getlotdraft/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await draft.json()).toMatchObject({
    data: { fields: { mileage: 88_400, engine_text: "4.0 V6", trim: "VXR" } },
  });
  await context.close();
});

test("an odd value and a VIN of another draft are asked about at their fields, and a yes is enough", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context, token } = await bidder(browser, request, baseURL!, "seller");
  const first = await newDraft(request, token, vehicle());
  const odd = await newDraft(request, token, vehicle({ vin: first.fields.vin!, mileage: 1_200_000 }));
  await page.goto(`/auction/edit/${odd.id_auction}`);
  const needed = page.getByRole("region", { name: "Needed to publish" });
  await expect(needed).toContainText("Is 1,200,000 km right?");
  await expect(needed).toContainText("3 left");
  await expect(page.getByRole("link", { name: `Open lot ${first.number}` })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Yes, it is right for Mileage" }).click();
  await page.getByRole("button", { name: "Yes, it is right for VIN" }).click();
  await expect(needed).toContainText("1 left");

  // The answer is kept with the draft, for its value alone.
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.reload();
  await expect(needed).toContainText("1 left");
  await page.getByLabel("Mileage").fill("1300000");
  await expect(needed).toContainText("Is 1,300,000 km right?");
  await context.close();
});

test("a draft of somebody else is a page that does not exist", async ({ browser, request, baseURL }) => {
  const mine = await bidder(browser, request, baseURL!, "seller");
  const id = await begin(mine.page, "Vehicle");
  const other = await bidder(browser, request, baseURL!, "seller");
  await other.page.goto(`/auction/edit/${id}`);
  await expect(other.page.getByText(`Page not found: /auction/edit/${id}`)).toBeVisible();
  await mine.context.close();
  await other.context.close();
});

test("a lot is begun, filled in and checked with the keyboard alone", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context } = await bidder(browser, request, baseURL!, "seller");
  await page.goto("/auction/edit/0");
  const kind = press(page, /^Vehicle/);
  await expect(kind).toBeVisible();
  await kind.focus();
  await page.keyboard.press("Enter");
  await expect(field(page, "VIN")).toBeVisible();
  await field(page, "VIN").focus();
  await page.keyboard.type("jtebu3fj0m5861942");
  await page.keyboard.press("Tab");
  await expect(press(page, "Use what the VIN says")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, "Plate")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, "Make")).toBeFocused();
  await page.keyboard.type("Toyota");
  await expect(field(page, "Make")).toHaveValue("toyota");
  await press(page, /^Publish/).focus();
  await page.keyboard.press("Enter");
  await expect(field(page, "Model")).toBeFocused();
  await context.close();
});

test("a lot that the staff returned shows each remark at its field", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context } = await bidder(browser, request, baseURL!, "seller");
  const staff = await bidder(browser, request, baseURL!, "backoffice");
  const id = await begin(page, "Vehicle");
  await fillVehicle(page);
  await fillSettings(page);
  await addPhoto(page);
  await press(page, "Publish").click();
  await expect(page.getByText("The staff read this lot.")).toBeVisible();
  await callAs(request, staff.token, "/backoffice/lots/return", {
    id_auction: id,
    remarks: [{ field: "mileage", text: "The registration card says 88,400 km." }],
  });
  await page.goto(`/auction/edit/${id}`);
  const remark = page.locator("[data-field=mileage] [data-slot=remark]");
  await expect(remark).toContainText("The registration card says 88,400 km.");
  await field(page, "Mileage").fill("88400");
  await expect(remark).toContainText("Changed from 78,400 km");
  await expect(page.getByText("1 of 1 done")).toBeVisible();
  await press(page, "Send again").click();
  await expect(page.getByText("The staff read this lot.")).toBeVisible();
  await context.close();
  await staff.context.close();
});
