import { Link } from "@tanstack/react-router";
import { Message } from "#/components/message/message.tsx";
import type { Detail } from "#/features/clients/model/queries.ts";

type Same = Detail["same"][number];

const EVIDENCE: Readonly<Record<Same["evidence"][number], string>> = {
  document: "document",
  account: "IBAN",
  phone: "phone",
  email: "email",
  card: "card",
  device: "device",
  address: "address",
  network: "network address",
};

/** Other accounts that may be of this person, with the evidence. Nothing happens by itself: the staff judge. */
export function SamePeople({ same }: { same: readonly Same[] }) {
  if (same.length === 0) return null;
  return (
    <Message tone="warning" title="May be the same person." className="mb-4">
      <ul className="grid gap-1">
        {same.map((other) => (
          <li key={other.id_user} className="break-words">
            <Other other={other} />
            {`: same ${other.evidence.map((kind) => EVIDENCE[kind]).join(", ")}.`}
            {other.locked !== null && ` Suspended: ${other.locked}.`}
          </li>
        ))}
      </ul>
    </Message>
  );
}

/** The name leads to that person; a deleted account has no page. */
function Other({ other }: { other: Same }) {
  if (other.deleted) return `A deleted account, number ${other.id_user}`;
  return (
    <Link
      to="/clients"
      search={(before) => ({ ...before, client: other.id_user, profile: undefined }) as { tab?: string }}
      replace
      resetScroll={false}
      className="touch text-blue hover:underline"
    >
      {other.name}
    </Link>
  );
}
