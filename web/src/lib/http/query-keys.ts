import type { Schema } from "@marsa/api-spec/client-problem";

type Filter = Schema<"Filter">;
type LotsQuery = Schema<"LotsQuery">;
type StaffQueue = Schema<"StaffQueue">;

/**
 * The keys of the query cache; those of the lane composer are in its own folder. A key is a prefix of the narrower
 * keys, so that a family is invalidated at once.
 */
export const keys = {
  config: ["config"],
  me: ["me"],
  /** The deposit and all data that changes with it. */
  balance: ["balance"],
  operations: (period: object, page: number) => ["balance", "operations", period, page],
  operationSums: (period: object) => ["balance", "sums", period],
  heldLots: (ids: readonly number[]) => ["balance", "held-lots", ...ids],
  /** Below the balance: an event about the person's money reads them again. */
  groups: ["balance", "groups"],
  refunds: ["balance", "refunds"],
  invoices: ["balance", "invoices"],
  myPapers: ["balance", "papers"],
  myStatements: ["balance", "statements"],
  myStatement: (id: number) => ["balance", "statements", id],
  sellerFee: (id: number | undefined) => ["seller-fee", id],
  paperRecipient: ["paper-recipient"],
  paperHouse: ["staff", "papers", "house"],
  staffPapers: ["staff", "papers", "list"],
  payment: (id: number) => ["balance", "payment", id],
  navinfo: ["navinfo"],
  desk: ["desk"],
  /** The waiting lists of the staff: the topic `staff.queues` names those that changed. */
  allStaff: ["staff"],
  staff: (queue: StaffQueue) => ["staff", queue],
  sessions: ["sessions"],
  factors: ["factors"],
  profiles: ["profile"],
  profile: (id: number) => ["profile", id],
  notifications: ["notifications"],
  notificationsOf: (only: string | null) => ["notifications", only],
  notificationSettings: ["notification-settings"],
  demoAccounts: ["demo-accounts"],
  lots: ["lots"],
  lotsIn: (section: string, query: Omit<LotsQuery, "after">) => ["lots", section, query],
  map: (section: string, filter: Filter, by: string) => ["lots", section, "map", filter, by],
  counts: ["counts"],
  count: (section: string, filter: Filter) => ["counts", section, filter],
  facet: (section: string, field: string, filter: Filter) => ["counts", section, filter, field],
  statistics: (search: string) => ["statistics", search],
  searches: ["searches"],
  scheduledLanes: ["scheduled-lanes"],
  rehearsals: ["lanes", "rehearsals"],
  lane: (id: number) => ["lanes", id],
  paddles: (id: number) => ["paddles", id],
  schedule: (body: object) => ["lots", "schedule", body],
  suggest: (question: object) => ["lots", "suggest", question],
  export: (section: string, filter: Filter) => ["export", section, filter],
  lotPages: ["lot"],
  lot: (id: number) => ["lot", id],
  lotDrafts: ["lot-draft"],
  lotDraft: (id: number) => ["lot-draft", id],
  objectMeta: (kind: string) => ["object-meta", kind],
  usualFacts: (model: string) => ["usual-facts", model],
  myLots: ["my-lots"],
  myLotsIn: (section: string) => ["my-lots", section],
  /** The own lists that change with one's standing on any lot. */
  own: ["own"],
  myCounts: ["own", "my-counts"],
  rocketAll: ["own", "rocket"],
  rocket: (part: string) => ["own", "rocket", part],
  sale: ["own", "sale"],
  saleQuestions: ["own", "sale", "questions"],
  saleCounts: ["own", "sale", "counts"],
  saleLotsIn: (section: string, filter: object) => ["own", "sale", "lots", section, filter],
  /** A negotiation, as its seller ("sale") or its bidder ("my") reads it. */
  decision: (side: "sale" | "my", id: number) => ["own", side, id],
  /** Below the balance: the payment opens them. */
  myDocuments: (id: number) => ["balance", "documents", id],
  /** Below the balance: an event about the person's money reads them again. */
  settlement: (id: number) => ["balance", "settlement", id],
  claim: (id: number) => ["balance", "claim", id],
  services: (id: number) => ["balance", "services", id],
  pickup: (id: number) => ["balance", "pickup", id],
  comparables: (id: number, version: number) => ["comparables", id, version],
  similar: (id: number) => ["similar", id],
  /** Below the own lists: they change with one's standing. */
  nextBest: (id: number) => ["own", "next-best", id],
  seller: (id: number) => ["seller", id],
  allQuestions: ["questions"],
  questions: (id: number) => ["questions", id],
  reports: (id: number) => ["reports", id],
  history: (id: number) => ["history", id],
  conditions: (id: number) => ["conditions", id],
  dict: (name: string) => ["dict", name],
  words: (dicts: readonly string[]) => ["dict", "words", ...dicts],
  board: (name: string) => ["board", name],
  laneBoard: (id: number) => ["board", id],
  laneReplay: (id: number) => ["lane-replay", id],
  controls: ["controls"],
  control: (name: string) => ["controls", name],
} as const;
