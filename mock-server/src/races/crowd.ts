/** Simulates many people at once on a real socket, each with their own connection. */
import { operations, type OperationId } from "@marsa/api-spec/generated/operations";
import { newKey } from "@marsa/api-spec/client";

export interface Bidder {
  readonly id: number;
  readonly token: string;
}

/** A command on a lot. AED. */
export type Command =
  | { readonly do: "makebid"; readonly price: number; readonly mode: "exact" | "max" }
  | { readonly do: "buyNow"; readonly price: number }
  | { readonly do: "removeProxy" };

/** A command and its answer. */
export interface CommandResult {
  readonly lot: number;
  readonly by: Bidder;
  readonly command: Command;
  readonly key: string;
  readonly status: number;
  /** Code of a refusal; null: accepted. */
  readonly code: string | null;
  // oxlint-disable-next-line typescript/no-explicit-any -- the contract's suite tests its schema
  readonly data: any;
  /** The answer byte by byte, without its request id. */
  readonly text: string;
}

export interface Crowd {
  people(count: number, deposit: number): Promise<Bidder[]>;
  lot(terms: object): Promise<number>;
  /**
   * Returns the answer's data.
   * @throws Error when the call is refused.
   */
  call(
    id: OperationId,
    body?: object,
    path?: Readonly<Record<string, number>>,
    token?: string,
  ): Promise<CommandResult["data"]>;
  act(by: Bidder, lot: number, command: Command, key?: string): Promise<CommandResult>;
}

/** Returns a crowd at a port of this machine, or at several in turn, with the controls on. */
export function crowdAt(...ports: readonly number[]): Crowd {
  let turn = 0;
  const send = (id: OperationId, init: RequestInit, path: Readonly<Record<string, number>> = {}) => {
    const { method, mount, path: template } = operations[id];
    const address = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
    const port = ports[(turn += 1) % ports.length];
    return fetch(`http://127.0.0.1:${port}${mount}${address}`, { method: method.toUpperCase(), ...init });
  };
  const json = { "content-type": "application/json" };

  const call: Crowd["call"] = async (id, body, path, token) => {
    const headers = { ...json, ...(token && { authorization: `Bearer ${token}` }) };
    const response = await send(id, { headers, ...(body && { body: JSON.stringify(body) }) }, path);
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${id}: ${response.status} ${text}`);
    return JSON.parse(text).data;
  };

  return {
    call,
    async people(count, deposit) {
      const made = await call("makeTokens", { count, deposit });
      return made.map((one: { id_user: number; access_token: string }) => ({
        id: one.id_user,
        token: one.access_token,
      }));
    },
    lot: async (terms) => (await call("makeLots", { count: 1, ...terms })).ids[0],
    async act(by, lot, command, key = newKey()) {
      const { do: id, ...rest } = command;
      const headers = { ...json, authorization: `Bearer ${by.token}`, "idempotency-key": key };
      const response = await send(id, { headers, body: JSON.stringify({ id_auction: lot, ...rest }) });
      const text = await response.text();
      const body = JSON.parse(text);
      const isOk = response.status === 200;
      return {
        lot,
        by,
        command,
        key,
        status: response.status,
        code: isOk ? null : body.result,
        data: isOk ? body.data : body.details,
        text: text.replace(/"request_id":"[^"]*"/, ""),
      };
    },
  };
}
