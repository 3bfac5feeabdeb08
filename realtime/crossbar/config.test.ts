/** Crossbar's configuration follows from the access table. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CONFIG_FILE, crossbarConfig, crossbarQuotas, QUOTAS_FILE } from "./config.ts";

interface Role {
  name: string;
  authorizer?: string;
  permissions?: { uri: string; match: string; allow: Record<string, boolean> }[];
}
interface Config {
  workers: [{ realms: [{ roles: Role[] }] }];
}

const { roles } = (crossbarConfig() as Config).workers[0].realms[0];

describe("Crossbar's configuration", () => {
  test("in the image is the one made from the access table", () => {
    expect(JSON.parse(readFileSync(CONFIG_FILE, "utf8"))).toEqual(crossbarConfig());
  });

  test("and the quotas of addresses and links are those of the embedded broker", () => {
    expect(JSON.parse(readFileSync(QUOTAS_FILE, "utf8"))).toEqual(crossbarQuotas());
  });

  test("gives nobody but the backend a static permission", () => {
    expect(roles.filter(({ permissions }) => permissions).map(({ name }) => name)).toEqual(["backend"]);
    expect(roles.filter(({ authorizer }) => authorizer).map(({ name }) => name)).toEqual([
      "anonymous",
      "user",
      "staff",
    ]);
  });

  test("lets the backend publish our topics and nothing else", () => {
    const published = roles.flatMap(({ permissions = [] }) =>
      permissions.filter(({ allow }) => allow["publish"]),
    );
    expect(published.map(({ uri, match }) => `${uri} ${match}`)).toEqual([
      "heartbeat.pub exact",
      "auction.lots exact",
      "auction.lot. prefix",
      "live.queue. prefix",
      "staff.queues exact",
      "live.ctrl. prefix",
      "user. prefix",
    ]);
  });

  test("never caches an authorization, since the cache ignores the person", () => {
    expect(JSON.stringify(crossbarConfig())).not.toContain('"cache":true');
  });
});
