import { TabCount, tab, tabList } from "#/components/ui/tabs.tsx";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { useQuery } from "@tanstack/react-query";
import type { Part } from "#/features/clients/model/clients-address.ts";
import { filledInQuery } from "#/features/clients/model/queries.ts";
import { type Detail, mainProfile } from "#/features/clients/model/types.ts";

interface PartTabsProps {
  detail: Detail;
  part: Part;
  onPart: (part: Part) => void;
}

/** The parts of the drawer, each with its number of entries. */
export function PartTabs({ detail, part, onPart }: PartTabsProps) {
  const id = mainProfile(detail).id_profile;
  const { data: filledIn } = useQuery({ ...filledInQuery(id ?? 0), enabled: id !== null });
  const { deposit, counts } = detail;
  const tabs: readonly { name: Part; word: string; n: string }[] = [
    { name: "profile", word: "Profile", n: "" },
    { name: "documents", word: "Documents", n: String(filledIn?.files.length ?? 0) },
    { name: "deposit", word: "Deposit", n: money(deposit) },
    { name: "lots", word: "Lots and bids", n: String(counts.lots + counts.bids) },
    { name: "log", word: "Staff log", n: String(counts.acts) },
  ];
  return (
    <nav aria-label="Parts of the client" className={cn(tabList, "mx-4 shrink-0 gap-5 md:mx-6")}>
      {tabs.map(({ name, word, n }) => (
        <button
          key={name}
          type="button"
          aria-current={name === part ? "true" : undefined}
          onClick={() => onPart(name)}
          className={cn(tab, "text-body whitespace-nowrap")}
        >
          {word} {n !== "" && <TabCount>{n}</TabCount>}
        </button>
      ))}
    </nav>
  );
}
