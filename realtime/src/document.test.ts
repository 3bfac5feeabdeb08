/** The AsyncAPI document and the topics agree. */
import document from "@marsa/api-spec/generated/asyncapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { TOPIC_RULES } from "./access.ts";
import { NUMBERED_FAMILIES, parseTopic, SINGLE_FAMILIES } from "./topics.ts";

const addresses = Object.values(document.channels).map(({ address }) => address);

test("the AsyncAPI document has a channel for each family of topics, and no other", () => {
  const families = addresses.map((address) => address.replace(/\.\{\w+\}$/, ""));
  expect(families.toSorted()).toEqual([...SINGLE_FAMILIES, ...NUMBERED_FAMILIES].toSorted());
});

test("an address of the document with an id is a topic in the access table", () => {
  for (const address of addresses) {
    const topic = parseTopic(address.replace(/\{\w+\}/, "7"));
    expect(topic).not.toBeNull();
    expect(TOPIC_RULES).toHaveProperty([topic?.family ?? ""]);
  }
});
