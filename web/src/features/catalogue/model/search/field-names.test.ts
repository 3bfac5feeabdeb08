import { expect, it } from "vitest";
import { KNOWN_VALUES } from "./field-names.ts";
import { CHOICES, choiceOf } from "./fields.ts";

it.each(Object.keys(CHOICES) as (keyof typeof CHOICES)[])(
  "the address accepts every value that is offered for %s",
  (field) => {
    const offered = choiceOf(field).values?.map(({ value }) => value) ?? null;
    expect(KNOWN_VALUES[field]).toEqual(offered);
  },
);
