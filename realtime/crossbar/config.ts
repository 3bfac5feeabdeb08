/**
 * Derives Crossbar's configuration from the access table. marsa_router fills in port, interface and origins at the
 * start; Crossbar takes the secret from the environment.
 * `npx node realtime/crossbar/config.ts` writes both files for the image.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LIMITS, type Limits } from "../router/limits.ts";
import { BACKEND_AUTHID, BACKEND_PREFIXES, ROLES, TOPIC_RULES, type Action } from "../src/access.ts";
import { AUTHENTICATOR, AUTHORIZER } from "../src/crossbar-access.ts";
import { isTopic, REALM } from "../src/topics.ts";

interface Permission {
  uri: string;
  match: "exact" | "prefix";
  allow: Record<Action, boolean>;
}

/** The file that `marsa_router` fills in and starts. */
export const CONFIG_FILE = join(import.meta.dirname, "marsa_router/config.json");

/** The file with the quotas that `marsa_router` adds to Crossbar. */
export const QUOTAS_FILE = join(import.meta.dirname, "marsa_router/quotas.json");

/** Limits that Crossbar does not have, but `marsa_router`. */
const QUOTAS = [
  "helloBytes",
  "brackets",
  "messagesPerSecond",
  "messageBurst",
  "bytesPerSecond",
  "byteBurst",
  "connectionsPerAddress",
  "connectionsPerSecond",
  "addressMessagesPerSecond",
  "addressMessageBurst",
  "addressBytesPerSecond",
  "addressByteBurst",
  "offences",
  "offencesPerSecond",
  "logLines",
  "logLinesPerSecond",
] as const satisfies (keyof Limits)[];

/** Returns the quotas: those of the embedded broker. */
export function crossbarQuotas(): Partial<Limits> {
  return Object.fromEntries(QUOTAS.map((name) => [name, DEFAULT_LIMITS[name]]));
}

/** Returns the configuration as plain data. */
export function crossbarConfig(): object {
  const token = { type: "dynamic", authenticator: AUTHENTICATOR };
  const backend = { secret: "${WAMP_SECRET}", role: "backend" };
  return {
    version: 2,
    workers: [
      {
        type: "router",
        realms: [
          {
            name: REALM,
            options: { uri_check: "strict", enable_meta_api: true },
            roles: ROLES.map((name) =>
              name === "backend"
                ? { name, permissions: backendPermissions() }
                : { name, authorizer: AUTHORIZER },
            ),
          },
        ],
        transports: [
          {
            type: "web",
            endpoint: { type: "tcp", interface: "127.0.0.1", port: 8080, backlog: 1024 },
            paths: {
              "/": { type: "json", value: "Marsa realtime" },
              health: { type: "json", value: { status: "ok" } },
              ws: {
                type: "websocket",
                serializers: ["json"],
                auth: {
                  anonymous: { type: "static", role: "anonymous" },
                  jwt: token,
                  ticket: token,
                  wampcra: { type: "static", users: { [BACKEND_AUTHID]: backend } },
                },
                options: webSocketOptions(),
              },
            },
          },
        ],
      },
    ],
  };
}

/**
 * Static permissions of the backend, which answers all questions about others. Every other call goes to the
 * authorizer, since a static rule cannot tell a pattern from a topic, or one user's topic from another's.
 */
function backendPermissions(): Permission[] {
  const topics = Object.entries(TOPIC_RULES).map(([family, rule]) => {
    const actions = (["subscribe", "publish"] as const).filter((action) => rule[action].includes("backend"));
    return isTopic(family)
      ? permission(family, "exact", actions)
      : permission(`${family}.`, "prefix", actions);
  });
  const others = Object.entries(BACKEND_PREFIXES).map(([prefix, actions]) =>
    permission(prefix, "prefix", actions),
  );
  return [...topics, ...others];
}

function permission(uri: string, match: Permission["match"], actions: readonly Action[]): Permission {
  const may = (action: Action): boolean => actions.includes(action);
  const allow = {
    subscribe: may("subscribe"),
    publish: may("publish"),
    call: may("call"),
    register: may("register"),
  };
  return { uri, match, allow };
}

/** The limits of the embedded broker, as far as Crossbar has them. Times are ms. */
function webSocketOptions(): object {
  const { frameBytes, leaveMs, loginMs, pingEveryMs, pongWithinMs } = DEFAULT_LIMITS;
  return {
    allowed_origins: [],
    allow_null_origin: false,
    require_websocket_subprotocol: true,
    enable_webstatus: false,
    show_server_version: false,
    tcp_nodelay: true,
    fail_by_drop: true,
    max_frame_size: frameBytes,
    max_message_size: frameBytes,
    open_handshake_timeout: loginMs,
    close_handshake_timeout: leaveMs,
    auto_ping_interval: pingEveryMs,
    auto_ping_timeout: pongWithinMs,
  };
}

/** The formatter writes a list of one word on one line. */
function written(config: object): string {
  return `${JSON.stringify(config, null, 2).replaceAll(/\[\s+("[^"]*")\s+\]/g, "[$1]")}\n`;
}

if (import.meta.main) {
  writeFileSync(CONFIG_FILE, written(crossbarConfig()));
  writeFileSync(QUOTAS_FILE, written(crossbarQuotas()));
}
