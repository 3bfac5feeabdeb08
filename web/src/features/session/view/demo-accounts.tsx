import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { demoAccountsQuery } from "#/lib/http/queries.ts";

type Account = Schema<"Account">;

/** The accounts before "Show all". Two buyers, so that one can outbid the other. */
const FIRST = 8;
const FIRST_OF_A_ROLE: Readonly<Record<string, number>> = { Buyer: 2 };

interface DemoAccountsProps {
  busy: boolean;
  onChoose: (account: Account) => void;
}

/** The people of a demo, each a button that signs in. Only where the server has controls. */
export function DemoAccounts({ busy, onChoose }: DemoAccountsProps) {
  const { data, isError } = useQuery(demoAccountsQuery);
  const [all, setAll] = useState(false);
  if (!data)
    return isError ? <p className="mt-3 text-small">They could not be loaded. Reload the page.</p> : null;
  if (data.length === 0) return <p className="mt-3 text-small">This scene has no people yet.</p>;
  const shown = all ? data : someOfEachRole(data).slice(0, FIRST);
  return (
    <>
      <ul className="mt-3 grid grid-cols-2 gap-2">
        {shown.map((account) => (
          <li key={account.id}>
            <button
              type="button"
              disabled={busy}
              onClick={() => onChoose(account)}
              title={account.note}
              className="flex w-full flex-col rounded-md border border-line-2 px-3 py-2 text-start hover:border-line-3 hover:bg-salt disabled:opacity-60"
            >
              <span className="w-full truncate text-body font-strong">{account.name}</span>
              <span className="w-full truncate text-micro text-text-2">{account.id}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex items-baseline justify-between gap-4 text-small text-text-2">
        Password {data[0]?.password}
        {!all && data.length > shown.length && (
          <Button variant="link" size="inline" className="touch text-small" onClick={() => setAll(true)}>
            Show all {data.length}
          </Button>
        )}
      </p>
    </>
  );
}

/** Puts accounts of every role before further ones of a role. */
function someOfEachRole(accounts: readonly Account[]): Account[] {
  const seen: Record<string, number> = {};
  const first = accounts.filter(
    ({ role }) => (seen[role] = (seen[role] ?? 0) + 1) <= (FIRST_OF_A_ROLE[role] ?? 1),
  );
  return [...first, ...accounts.filter((account) => !first.includes(account))];
}
