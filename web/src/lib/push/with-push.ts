/** Settles which notices a device gets when push is turned on there. */
import type { Schema } from "@marsa/api-spec/client-problem";

type Settings = Schema<"NotificationSettings">;

/** Returns settings with push for every kind where no kind has it, since push was just turned on; else the same. */
export function withPush(settings: Settings): Settings {
  const { kinds } = settings;
  if (Object.values(kinds).some(({ push }) => push)) return settings;
  const entries = Object.entries(kinds).map(([kind, ways]) => [kind, { ...ways, push: true }] as const);
  return { ...settings, kinds: Object.fromEntries(entries) as Settings["kinds"] };
}
