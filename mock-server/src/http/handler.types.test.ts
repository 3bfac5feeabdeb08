/**
 * Code that must not compile. Each `@ts-expect-error` below fails the type check once its mistake compiles. The one
 * test at the end keeps the file in the test run.
 */
import { expect, test } from "vitest";
import { answer, ok, refuse, type Handler, type Registry, type Schema } from "./handler.ts";

const balance: Schema<"Balance"> = {
  balance_summ: 100,
  balance_reserv: 20.5,
  available: 79.5,
  holds: [],
  epoch: "e1",
  seq: 1,
};

export const fits: Handler<"getBalance"> = async ({ user }) =>
  user.roles.includes("buyer") ? ok(balance) : refuse("UNAUTHORIZED");

export const literalsFit: Handler<"addFavorite"> = async ({ params }) =>
  ok({ id_auction: params.id, favorite: true, watching: 1 });

export const wholeBodyFits: Handler<"signin"> = async ({ body }) =>
  answer({
    result: "success",
    access_token: `${body.id}-00000000000000000000`,
    data: { contacts: [], status: "confirmed" },
  });

// @ts-expect-error A field of the reply is missing.
export const missingField: Handler<"addFavorite"> = async ({ params }) => ok({ id_auction: params.id });

export const wrongType: Handler<"addFavorite"> = async ({ params }) =>
  // @ts-expect-error A field of the reply has the wrong type.
  ok({ id_auction: params.id, favorite: "yes", watching: 1 });

// @ts-expect-error The document does not let this operation refuse so.
export const undeclaredCode: Handler<"getBalance"> = async () => refuse("BID_TOO_LOW");

// @ts-expect-error There is no such code.
export const unknownCode: Handler<"getBalance"> = async () => refuse("NO_SUCH_CODE");

export const undeclaredStatus: Handler<"getBalance"> = async () =>
  // @ts-expect-error The document declares 200 alone.
  ({ ok: true, status: 201, body: { result: "success", data: balance } });

export const anonymous: Handler<"getConditions"> = async ({ user }) =>
  // @ts-expect-error Without a required session the user may be null.
  refuse("NOT_FOUND", { id: user.id });

export const registered: Handler<"makebid"> = async ({ user }) => refuse("OWN_LOT", { id: user.id });

export const noParameter: Handler<"getBalance"> = async ({ params }) =>
  // @ts-expect-error This call has no path parameters.
  refuse("UNAUTHORIZED", { id: params.id });

// @ts-expect-error A registry has a handler for every operation.
export const incomplete: Registry = { getBalance: fits };

// @ts-expect-error A handler of another operation does not fit.
export const swapped: Pick<Registry, "getBalance"> = { getBalance: literalsFit };

test("code that must not compile is marked above", () => {
  expect(refuse("UNAUTHORIZED")).toEqual({ ok: false, code: "UNAUTHORIZED", details: {} });
});
