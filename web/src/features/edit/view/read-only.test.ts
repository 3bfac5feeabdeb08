/** Tests of the form of a lot that its seller cannot change now. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { ConditionGroup } from "./condition/condition-group.tsx";
import { EditContext, type EditFacts } from "../model/draft/edit-context.ts";
import { GroupSection } from "./form/group-section.tsx";
import type { Values } from "../model/draft/values.ts";
import { SettingsStep } from "./settings/settings-step.tsx";
import { draftOf } from "../model/test-support.ts";
import type { Meta, MetaField } from "../model/draft/queries.ts";

/** The modules ask for the width of the screen when they load. */
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} })));

function field(name: string, type: MetaField["type"], more: Partial<MetaField> = {}): MetaField {
  return { name, label: `The ${name}`, type, required: true, ...more };
}

const VEHICLE = {
  name: "vehicle",
  label: "Vehicle",
  fields: [
    field("vin", "text", { max: 17 }),
    field("trim", "text"),
    field("region", "dict", { dict: "regions" }),
    field("model", "dict", { dict: "models", parent: "mark" }),
    field("mileage", "integer", { unit: "km" }),
    field("sunroof", "boolean"),
    field("warranty", "boolean"),
    field("built", "date"),
    field("comment", "longtext", { max: 4_000 }),
  ],
};
const CONDITION = {
  name: "condition",
  label: "Condition",
  fields: [
    field("condition.grade", "integer", { min: 1, max: 5 }),
    field("condition.zones", "zones", { zones: [{ value: "bonnet", label: "Bonnet" }] }),
    field("condition.tyres", "tyres", {
      zones: [
        { value: "front_left", label: "Front left" },
        { value: "front_right", label: "Front right" },
      ],
    }),
    field("condition.checks", "checks", {
      zones: [
        { value: "engine", label: "Engine" },
        { value: "brakes", label: "Brakes" },
      ],
    }),
  ],
};
const AUCTION = {
  name: "auction",
  label: "Auction settings",
  fields: [
    field("start_price", "money", { unit: "AED" }),
    field("min_price", "money", { unit: "AED" }),
    field("buy_now", "money", { unit: "AED" }),
    field("step", "money", { unit: "AED" }),
    field("start", "datetime"),
    field("end", "datetime"),
    field("review_days", "integer", { min: 1, max: 7, unit: "days" }),
    field("vat", "dict"),
    field("inspection", "text"),
  ],
};
const META: Meta = { id: 1, kind: "vehicle", groups: [VEHICLE, CONDITION, AUCTION] };

/** The form with these values, as it is drawn for a lot with the staff. */
function drawn(values: Values, part: ReactNode): string {
  const facts = {
    state: { draft: { ...draftOf({}), status: "moderation" }, values, conflicts: [] },
    meta: META,
    readOnly: true,
    shownFault: () => undefined,
    choicesOf: () => [],
    allChoicesOf: () => [{ value: "gcc", label: "GCC" }],
    remarks: { general: [], atFields: new Map() },
    notes: [],
  } as unknown as EditFacts;
  const client = new QueryClient();
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client }, createElement(EditContext, { value: facts }, part)),
  );
}

const wordsIn = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "|")
    .split("|")
    .filter((text) => text !== "");
const CONTROL = /<(?:input|select|textarea|button)|placeholder|tabindex="0"/i;

describe("a form that cannot be changed", () => {
  const FULL: Values = {
    vin: "JZX100-0012345",
    trim: "VXR",
    region: "gcc",
    mileage: "78400",
    sunroof: true,
    built: "2021-03-14",
    comment: "One owner.\nTwo keys.",
    "condition.grade": "4",
    "condition.zones": [
      { zone: "bonnet", state: "damage", title: "Small dent, bonnet", note: "Near the edge" },
    ],
    "condition.tyres": [{ position: "front_left", tread_mm: 6.5, year: 2023 }],
    "condition.checks": [{ name: "engine", result: "attention", note: "Oil leak" }],
    start_price: "90000",
    min_price: "95000",
    step: "700",
    start: "2026-11-26T18:00",
    end: "2026-11-28T18:00",
    review_days: "1",
    vat: "partial",
  };

  it("shows the facts as text under their labels, and says where none was given", () => {
    const html = drawn(FULL, createElement(GroupSection, { group: VEHICLE }));
    expect(html).not.toMatch(CONTROL);
    expect(wordsIn(html).join("|")).toBe(
      [
        "Vehicle|The vin|JZX100-0012345|The trim|VXR|The region|GCC|The model|Not given|The mileage|78,400 km",
        "The sunroof|Yes|The warranty|No|The built|Mar 14, 2021|The comment|One owner.\nTwo keys.",
      ].join("|"),
    );
  });

  it("shows the condition as a picture and words", () => {
    const html = drawn(FULL, createElement(ConditionGroup, { group: CONDITION }));
    expect(html).not.toMatch(CONTROL);
    const words = wordsIn(html).join("|");
    expect(words).toContain("Grade|4 Good");
    expect(words).toContain("Front left|6.5 mm, 2023|Front right|Not given");
    expect(words).toContain("Attention");
    expect(words).toContain("Oil leak");
    expect(words).toContain("Not given");
    expect(words).not.toMatch(/Optional|Press a zone/);
  });

  it("shows prices, times and terms as text", () => {
    const html = drawn(FULL, createElement(SettingsStep));
    expect(html).not.toMatch(CONTROL);
    const words = wordsIn(html).join("|");
    expect(words).toContain("Standard auction");
    expect(words).toContain("The start_price|AED 90,000|The min_price|AED 95,000|The buy_now|Not given");
    expect(words).toContain("Nov 26, 2026, 6:00 PM GST");
    expect(words).toContain("The review_days|1 day|The vat|Margin scheme|The inspection|Not given");
  });

  it("has no dates for a live lane", () => {
    const words = wordsIn(drawn({ ...FULL, lane: true }, createElement(SettingsStep))).join("|");
    expect(words).toContain("Live lane");
    expect(words).not.toMatch(/Standard auction|Start and end|GST/);
  });

  it("holds with every value missing", () => {
    for (const part of [
      createElement(GroupSection, { group: VEHICLE }),
      createElement(ConditionGroup, { group: CONDITION }),
      createElement(SettingsStep),
    ]) {
      const html = drawn({}, part);
      expect(html).not.toMatch(CONTROL);
      expect(html).toContain("Not given");
      expect(html).not.toContain("needed");
    }
  });
});
