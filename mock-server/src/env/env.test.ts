/** Tests of the environment variables. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

const botsOf = (vars: Record<string, string>) => readEnv(vars).bots;

/** A production server that people reach from elsewhere. */
const PUBLIC = {
  NODE_ENV: "production",
  ALLOW_SIMULATED: "1",
  PUBLIC_URL: "https://auction.example.com",
  DATA_KEY_FILE: "/run/keys/marsa",
};

/** A production server on this machine, with people of its own. */
const REAL = { NODE_ENV: "production", ALLOW_SIMULATED: "1", DATA_KEYS: "one,two" };
const ROUTER = { WAMP_URL: "ws://router/ws" };

describe("the environment", () => {
  it("listens on this machine alone unless HOST says otherwise", () => {
    expect([readEnv({}).host, readEnv({ HOST: "0.0.0.0" }).host]).toEqual(["127.0.0.1", "0.0.0.0"]);
  });

  it("allows a demo under an address of this machine only", () => {
    for (const PUBLIC_URL of ["http://localhost:4000", "http://127.0.0.1:4000", "http://[::1]:4000"])
      expect(readEnv({ ...PUBLIC, PUBLIC_URL, CONTROLS: "on" }).controls).toBe(true);
  });

  it("allows a demo to the phones of the same room", () => {
    for (const name of ["192.168.1.7", "10.0.0.2", "[fd00::1]", "marsa.local", "api"])
      expect(readEnv({ PUBLIC_URL: `http://${name}:4000` }).scene).toBe("evening");
  });

  it("takes a production that is closed, and a demo in production on this machine without limits", () => {
    const closed = {
      ...PUBLIC,
      ...ROUTER,
      WAMP_SECRET: "pZr3-1kQw8_sT5uVx7yLmN2b",
      ORIGINS: "https://www.example.com",
      TRUSTED_PROXIES: "10.0.0.0/8,fd00::/16,203.0.113.7",
    };
    expect(readEnv(closed)).toMatchObject({ production: true, limits: true });
    expect(readEnv({ ...REAL, SCENE: "evening", LIMITS: "off" }).limits).toBe(false);
  });

  it("starts production without a scene, and a demo in production only where its scene is named", () => {
    expect([readEnv({}).scene, readEnv(REAL).scene]).toEqual(["evening", "production"]);
    expect(readEnv({ ...REAL, SCENE: "evening" }).scene).toBe("evening");
    expect(() => readEnv({ ...PUBLIC, SCENE: "evening" })).toThrow(/published password/);
  });

  it("takes a second currency with its rate, never the dirham", () => {
    expect(readEnv({}).secondCurrency).toBeNull();
    expect(readEnv({ SECOND_CURRENCY: "USD:3.6725" }).secondCurrency).toEqual({ code: "USD", aed: 3.6725 });
    for (const SECOND_CURRENCY of ["USD", "usd:3.67", "USD:0", "USD:-1", "AED:1", "USD:3,67"])
      expect(() => readEnv({ SECOND_CURRENCY })).toThrow(/such as USD:3.6725/);
  });

  it("takes the first admin whole, with a password of 12 characters at least", () => {
    const FIRST_ADMIN_EMAIL = "root@example.com";
    expect(readEnv({}).firstAdmin).toBeNull();
    expect(readEnv({ FIRST_ADMIN_EMAIL, FIRST_ADMIN_PASSWORD: "harbour lamps" }).firstAdmin).toEqual({
      email: FIRST_ADMIN_EMAIL,
      password: "harbour lamps",
    });
    expect(() => readEnv({ FIRST_ADMIN_EMAIL })).toThrow(/belong together/);
    const noEmail = { FIRST_ADMIN_EMAIL: "root", FIRST_ADMIN_PASSWORD: "harbour lamps" };
    expect(() => readEnv(noEmail)).toThrow('FIRST_ADMIN_EMAIL is an email, not "root".');
    expect(() => readEnv({ FIRST_ADMIN_EMAIL, FIRST_ADMIN_PASSWORD: "harbour" })).toThrow(/12 characters/);
  });

  it("defaults to port 4000 with the controls and the checks of replies on", () => {
    expect(readEnv({})).toMatchObject({
      port: 4000,
      publicUrl: "http://localhost:4000",
      controls: true,
      limits: true,
      checkReplies: true,
      wampUrl: null,
      logFormat: "text",
    });
    expect(readEnv({}).dataDir).toMatch(/\/\.data$/);
    expect(readEnv({ DATA_DIR: "/data" }).picturesDir).toBe(join("/data", "pictures"));
  });

  it("sets every value", () => {
    const env = readEnv({
      PORT: "5001",
      DATA_DIR: "/data",
      PICTURES_DIR: "/pictures",
      PUBLIC_URL: "https://auction.test/",
      CONTROLS: "off",
      LIMITS: "off",
      CHECK_REPLIES: "off",
      WAMP_URL: "ws://router:8080/ws",
      WAMP_PUBLIC_URL: "wss://auction.example.com/ws",
      WAMP_SECRET: "s",
      LOG: "json",
      PUSH: "real",
      PUSH_CONTACT: "mailto:harbour@marsa.test",
      PUSH_HOSTS: "push.example.com, Other.example.com",
    });
    expect(env).toMatchObject({
      port: 5001,
      dataDir: "/data",
      picturesDir: "/pictures",
      publicUrl: "https://auction.test",
      controls: false,
      limits: false,
      checkReplies: false,
      wampUrl: "ws://router:8080/ws",
      wampPublicUrl: "wss://auction.example.com/ws",
      logFormat: "json",
      push: { contact: "mailto:harbour@marsa.test", hosts: ["push.example.com", "other.example.com"] },
    });
  });

  it("simulates push unless it is asked for", () => {
    expect(readEnv({}).push).toBeNull();
  });

  it("runs no lanes by default, and never without the controls", () => {
    expect([readEnv({}).auctioneer, readEnv({ AUCTIONEER: "on" }).auctioneer]).toEqual([false, true]);
    expect(readEnv({ AUCTIONEER: "on", CONTROLS: "off" }).auctioneer).toBe(false);
  });

  it("runs no bots by default, and never without the controls", () => {
    expect([botsOf({}), botsOf({ BOTS: "on" }), botsOf({ BOTS: "sniper" }), botsOf({ BOTS: "off" })]).toEqual(
      [null, "calm", "sniper", null],
    );
    expect(botsOf({ BOTS: "on", CONTROLS: "off" })).toBeNull();
  });

  it("takes the address of a PostgreSQL database", () => {
    expect(readEnv({}).databaseUrl).toBeNull();
    for (const DATABASE_URL of [
      "postgres://marsa:secret@db:5432/marsa",
      "postgresql://marsa@/house?host=/run",
    ])
      expect(readEnv({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it("never repeats DATABASE_URL, which holds a password", () => {
    for (const DATABASE_URL of ["mysql://marsa:hidden-word@db/marsa", "marsa:hidden-word@db/marsa"])
      expect(() => readEnv({ DATABASE_URL })).toThrow(/^DATABASE_URL is the address(?!.*hidden-word)/);
  });

  it.each([
    [{ BOTS: "wild" }, /BOTS is off or on or calm or eager or sniper or stubborn, not "wild"/],
    [{ PORT: "many" }, /PORT is a whole number/],
    [{ PORT: "70000" }, /from 0 to 65535/],
    [{ CONTROLS: "yes" }, /CONTROLS is on or off, not "yes"/],
    [{ WAMP_URL: "ws://router/ws" }, /WAMP_SECRET/],
    [
      { ...PUBLIC, CONTROLS: "on" },
      /CONTROLS=on opens time, money and people to everybody who reaches https/,
    ],
    [
      { PUBLIC_URL: "https://auction.example.com" },
      /SCENE=evening has.*published password.*NODE_ENV=production/,
    ],
    [
      { PUBLIC_URL: "https://auction.example.com", SCENE: "production" },
      /CONTROLS=on opens time.*NODE_ENV=production/,
    ],
    [{ PUBLIC_URL: "http://203.0.113.7:4000" }, /published password/],
    [{ PUBLIC_URL: "http://[2001:db8::1]:4000" }, /published password/],
    [{ ...PUBLIC, PUBLIC_URL: "http://auction.example.com" }, /^PUBLIC_URL=http:.* begins with https/],
    [{ ...PUBLIC, LIMITS: "off" }, /^LIMITS=off/],
    [{ ...REAL, LIMITS: "off" }, /^LIMITS=off/],
    [{ ...PUBLIC, ORIGINS: "*" }, /^ORIGINS lists each page by name.*"\*"/],
    [{ ...PUBLIC, ORIGINS: "https://a.example.com,https://*:443" }, /^ORIGINS/],
    [{ ...PUBLIC, ...ROUTER, WAMP_SECRET: "marsa-demo-secret" }, /^WAMP_SECRET has 24 characters/],
    [{ ...PUBLIC, ...ROUTER, WAMP_SECRET: "ab".repeat(30) }, /^WAMP_SECRET/],
    [{ ...PUBLIC, TRUSTED_PROXIES: "10.0.0.1,0.0.0.0/0" }, /^TRUSTED_PROXIES.*"0.0.0.0\/0"/],
    [{ ...PUBLIC, TRUSTED_PROXIES: "0.0.0.0/1,128.0.0.0/1" }, /^TRUSTED_PROXIES/],
    [{ ...PUBLIC, TRUSTED_PROXIES: "::/0" }, /^TRUSTED_PROXIES/],
    [{ ...PUBLIC, TRUSTED_PROXIES: "::ffff:0:0/96" }, /^TRUSTED_PROXIES/],
    [{ TRUSTED_PROXIES: "*" }, /^TRUSTED_PROXIES lists addresses/],
    [{ TRUSTED_PROXIES: "10.0.0.0/99" }, /^TRUSTED_PROXIES lists addresses/],
    [{ WAMP_URL: "ws://one/ws,ws://two/ws", WAMP_SECRET: "s" }, /WAMP_PUBLIC_URL/],
    [{ WAMP_URL: "ws://router/ws", WAMP_SECRET_FILE: "/nowhere/secret" }, /cannot be read/],
    [{ ...REAL, DATA_KEYS: "" }, /^DATA_KEY_FILE names a file outside DATA_DIR/],
    [{ ...PUBLIC, DATA_DIR: "/data", DATA_KEY_FILE: "/data/keys/one" }, /^DATA_KEY_FILE/],
    [{ DATA_KEYS: "one", DATA_KEY_FILE: "/run/keys/marsa" }, /^DATA_KEYS and DATA_KEY_FILE/],
    [
      { DATABASE_URL: "postgres://db/marsa", EDGES: "3" },
      /^DATABASE_URL goes with neither EDGES nor OWNER_URL/,
    ],
    [
      { DATABASE_URL: "postgres://db/marsa", OWNER_URL: "http://127.0.0.1:4100", EDGE_SECRET: "s" },
      /^DATABASE_URL goes with neither/,
    ],
    [{ SERVER_ADDRESS: "http://10.0.0.5:4000" }, /^SERVER_ADDRESS is where the other servers/],
    [{ SERVER_ADDRESS: "10.0.0.5" }, /^SERVER_ADDRESS is where the other servers/],
    [{ SERVER_ADDRESS: `${"a".repeat(42)}:4000` }, /^SERVER_ADDRESS is where the other servers/],
    [{ PUSH: "real" }, /PUSH_CONTACT/],
    [{ NODE_ENV: "production" }, /ALLOW_SIMULATED=1/],
  ])("with %j is refused with a sentence", (vars, sentence) => {
    expect(() => readEnv(vars)).toThrow(sentence);
  });

  it("takes simulated payments in production only with ALLOW_SIMULATED=1, and then has no controls", () => {
    const env = readEnv(REAL);
    expect(env).toMatchObject({ controls: false, checkReplies: false, logFormat: "json" });
  });
});
