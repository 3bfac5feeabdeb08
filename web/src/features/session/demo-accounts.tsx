import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { demoAccountsQuery } from "../../lib/http/queries.ts";

type Account = Schema<"Account">;

/** The accounts before "Show all". Two buyers, so that one can outbid the other. */
const FIRST = 8;
const FIRST_OF_A_ROLE: Readonly<Record<string, number>> = { Buyer: 2 };

interface DemoAccountsProps {
  busy: boolean;
  onChoose: (account: Account) => void;
}

/** Signs in as a demo account with one click. Only where the server has controls. */
export function DemoAccounts({ busy, onChoose }: DemoAccountsProps) {
  const { data } = useQuery(demoAccountsQuery);
  const [all, setAll] = useState(false);
  if (!data || data.length === 0) return null;
  const shown = all ? data : someOfEachRole(data).slice(0, FIRST);
  return (
    <section aria-labelledby="demo-accounts" className="mt-8 border-t border-line pt-5">
      <h2 id="demo-accounts" className="text-small font-strong">
        Demo accounts
      </h2>
      <p className="mt-0.5 text-small text-text-2">
        This is a demo. One click signs in. Password {data[0]?.password}
      </p>
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
      {!all && data.length > shown.length && (
        <Button variant="link" size="inline" className="touch mt-3 text-small" onClick={() => setAll(true)}>
          Show all {data.length}
        </Button>
      )}
    </section>
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
