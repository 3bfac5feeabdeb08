import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { api } from "#/lib/http/api.ts";
import { cn } from "#/lib/cn.ts";
import { demoAccountsQuery, useMe } from "#/lib/http/queries.ts";
import { readToken } from "#/lib/http/token.ts";
import { CopyButton } from "#/components/form/copy-button.tsx";
import { useEnter, useControl } from "../model/use-control.ts";
import { FreshLot } from "./fresh-lot.tsx";
import { FreshPerson } from "./fresh-person.tsx";
import { Loaded, Block, Refusal } from "./parts.tsx";

/** Signs in as another person with one click, and makes a lot to bid on. */
export function AccountsPanel({ onLotOpened }: { onLotOpened: () => void }) {
  const me = useMe();
  const token = me ? readToken() : null;
  return (
    <>
      <Block title="You" extra={token !== null && <CopyButton text={token} what="access token" />}>
        <p className="text-body text-text-2">
          {me ? (
            <>
              <strong className="font-strong text-text">{me.name}</strong>, person {me.id_user}
            </>
          ) : (
            "A visitor"
          )}
        </p>
      </Block>
      <Block title="A fresh lot">
        <FreshLot onOpened={onLotOpened} />
      </Block>
      <Block title="A fresh person">
        <FreshPerson />
      </Block>
      <Block title="Demo accounts">
        <DemoAccounts />
      </Block>
    </>
  );
}

function DemoAccounts() {
  const me = useMe();
  const accounts = useQuery(demoAccountsQuery);
  const enterAs = useEnter();
  const enter = useControl(async ({ id, password }: Schema<"Account">) => {
    const { data } = await api.POST("/auth/signin", { body: { id, password } });
    if (data?.result !== "success") throw new Error("This account is not verified");
    await enterAs(data.access_token);
    return data;
  });
  return (
    <Loaded query={accounts} what="The accounts">
      {(list) => (
        <>
          <p className="text-small text-text-2">
            One click signs in, and replaces the account that is signed in now.
          </p>
          <Refusal error={enter.error} className="mt-3" />
          <ul className="-mx-3 mt-2 divide-y divide-line border-t border-line">
            {list.map((account) => {
              const here = me?.email === account.id;
              return (
                <li key={account.id}>
                  <button
                    type="button"
                    aria-disabled={enter.busy || here}
                    className={cn(
                      "flex w-full items-center gap-3 px-3 py-2.5 text-start hover:bg-salt",
                      here && "bg-blue-tint hover:bg-blue-tint",
                    )}
                    onClick={() => !here && void enter.run(account)}
                  >
                    <span className="min-w-0 flex-1">
                      <span className="flex items-baseline justify-between gap-3">
                        <strong className="truncate font-strong">{account.name}</strong>
                        <span className="shrink-0 text-small text-text-2">{account.role}</span>
                      </span>
                      <span className="block text-small text-text-2">
                        {account.id}, {account.note}
                      </span>
                    </span>
                    {here && <Check aria-hidden size={18} strokeWidth={2} className="shrink-0 text-blue" />}
                    {here && <span className="sr-only">This is you</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Loaded>
  );
}
