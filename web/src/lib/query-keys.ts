import type { Schema } from "@marsa/api-spec/client-problem";

type Filter = Schema<"Filter">;
type LotsQuery = Schema<"LotsQuery">;

/** Every key of the query cache. Each is a prefix of the narrower ones, so a family can be invalidated at once. */
export const keys = {
  config: ["config"],
  me: ["me"],
  balance: ["balance"],
  navinfo: ["navinfo"],
  sessions: ["sessions"],
  profile: (id: number) => ["profile", id],
  notifications: ["notifications"],
  notificationsOf: (unread: boolean) => ["notifications", unread],
  notificationSettings: ["notification-settings"],
  demoAccounts: ["demo-accounts"],
  lots: ["lots"],
  lotsIn: (section: string, query: Omit<LotsQuery, "after">) => ["lots", section, query],
  map: (section: string, filter: Filter, cell: number | null) => ["lots", section, "map", filter, cell],
  counts: ["counts"],
  count: (section: string, filter: Filter) => ["counts", section, filter],
  facet: (section: string, field: string, filter: Filter) => ["counts", section, filter, field],
  statistics: (search: string) => ["statistics", search],
  searches: ["searches"],
  scheduledLanes: ["scheduled-lanes"],
  upcoming: ["lots", "upcoming"],
  completion: (field: string, word: string) => ["completion", field, word],
  export: (section: string, filter: Filter) => ["export", section, filter],
  lot: (id: number) => ["lot", id],
  objectMeta: (kind: string) => ["object-meta", kind],
  myLots: ["my-lots"],
  myLotsIn: (section: string) => ["my-lots", section],
  myCounts: ["my-counts"],
  rocketAll: ["rocket"],
  rocket: (part: string) => ["rocket", part],
  settlement: (id: number) => ["settlement", id],
  similar: (id: number) => ["similar", id],
  history: (id: number) => ["history", id],
  conditions: (id: number) => ["conditions", id],
  dict: (name: string) => ["dict", name],
  controls: ["controls"],
  control: (name: string) => ["controls", name],
} as const;
