/** The product's catalog of real-time errors: code → cause → place. */

interface CatalogueEntry {
  code: number;
  cause: string;
  /** The part that raises the error; null: this product has no way to cause it, and the cause says why. */
  raisedBy: "client" | "backend session" | "both" | null;
}

/** The catalog. The product specification defines the numbers, for people who read logs by number. */
export const CATALOGUE = {
  UriError: { code: 1, cause: "A topic that is not exactly one of ours", raisedBy: "both" },
  NoBroker: { code: 2, cause: "The router offers no publish and subscribe", raisedBy: "both" },
  NoCallback: { code: 3, cause: "Subscribing without an event handler", raisedBy: "client" },
  InvalidParam: {
    code: 4,
    cause: "A private topic without recipients, or a public one with them",
    raisedBy: "backend session",
  },
  NoSerializer: {
    code: 6,
    cause: "JSON is the only format offered; a router that takes another is not connected to",
    raisedBy: null,
  },
  NonExistUnsubscribe: {
    code: 7,
    cause: "The router knows nothing of the subscription being ended",
    raisedBy: "client",
  },
  NoDealer: { code: 12, cause: "The router offers no procedures", raisedBy: "backend session" },
  RPCAlreadyRegistered: {
    code: 15,
    cause: "Another session answers for our procedure",
    raisedBy: "backend session",
  },
  NonExistRPCUnreg: {
    code: 17,
    cause: "Procedures are never unregistered: they end with the session",
    raisedBy: null,
  },
  NonExistRPCReqId: { code: 20, cause: "Calls are never cancelled", raisedBy: null },
  NoRealm: {
    code: 21,
    cause: "No realm in the configuration, or one the router does not have",
    raisedBy: "both",
  },
  NoWsOrUrl: { code: 22, cause: "No WebSocket here, or no address in the configuration", raisedBy: "client" },
  NoCRACallbackOrId: {
    code: 23,
    cause: "The router asks for a proof that we have no answer to",
    raisedBy: "both",
  },
  ChallengeException: { code: 24, cause: "Reading the token failed", raisedBy: "client" },
  PPTNotSupported: { code: 25, cause: "Payload passthru is never asked for", raisedBy: null },
  PPTInvalidScheme: { code: 26, cause: "Payload passthru is never asked for", raisedBy: null },
  PPTSerializerInvalid: { code: 27, cause: "Payload passthru is never asked for", raisedBy: null },
  PPTSerializationError: { code: 28, cause: "Payload passthru is never asked for", raisedBy: null },
  ProtocolViolation: { code: 29, cause: "One side broke the protocol", raisedBy: "both" },
  Aborted: { code: 30, cause: "The router refused the login or ended the session", raisedBy: "both" },
  WampError: { code: 31, cause: "Anything else, with its cause attached", raisedBy: "both" },
  SubscribeError: { code: 32, cause: "The router refused a subscription", raisedBy: "both" },
  UnsubscribeError: { code: 33, cause: "The router refused to end a subscription", raisedBy: "client" },
  PublishError: {
    code: 34,
    cause: "The router refused an event, or the link was lost before it answered",
    raisedBy: "backend session",
  },
  RegisterError: { code: 35, cause: "The router refused a procedure", raisedBy: "backend session" },
  UnregisterError: {
    code: 36,
    cause: "Procedures are never unregistered: they end with the session",
    raisedBy: null,
  },
  CallError: { code: 37, cause: "A call to the router failed", raisedBy: "backend session" },
  WebsocketError: { code: 38, cause: "The link was not reached, was lost, or fell silent", raisedBy: "both" },
  FeatureNotSupported: {
    code: 39,
    cause: "The router cannot address events to single users",
    raisedBy: "backend session",
  },
} as const satisfies Record<string, CatalogueEntry>;

export type RealtimeErrorName = keyof typeof CATALOGUE;

/** An error of the link. `code` and `name` are the catalog's; `uri` is the router's, if any. */
export class RealtimeError extends Error {
  readonly code: number;
  readonly uri: string | null;

  constructor(
    name: RealtimeErrorName,
    options: { message?: string; uri?: string | null; cause?: unknown } = {},
  ) {
    super(options.message ?? CATALOGUE[name].cause, { cause: options.cause });
    this.name = name;
    this.code = CATALOGUE[name].code;
    this.uri = options.uri ?? null;
  }
}
