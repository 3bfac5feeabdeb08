/** Tests of `every-answer.ts`. */
import { expect, it } from "vitest";
import { headersFor } from "./every-answer.ts";

const HSTS = "strict-transport-security";

it("a public name is asked by https alone from the first visit on", () => {
  expect(headersFor("https://auction.example.com")[HSTS]).toMatch(/^max-age=63072000/);
});

it.each(["http://localhost:4000", "https://localhost:4000", "http://192.168.1.5:4000"])(
  "%s may be asked without encryption",
  (publicUrl) => {
    expect(headersFor(publicUrl)).not.toHaveProperty(HSTS);
  },
);

it("every answer keeps its type, its sensors and its reader", () => {
  expect(headersFor("http://localhost:4000")).toMatchObject({
    "x-content-type-options": "nosniff",
    "permissions-policy": "geolocation=(self), camera=(self), microphone=(), payment=(), usb=()",
    "cross-origin-resource-policy": "same-origin",
  });
});
