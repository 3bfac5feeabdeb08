import { useInfiniteQuery } from "@tanstack/react-query";
import { ListTable } from "#/components/list/list-table.tsx";
import { CLIENT_COLUMNS, ClientRow } from "./client-row.tsx";
import { type ClientsAddress, isNarrowed } from "#/features/clients/model/clients-address.ts";
import { clientsQuery } from "#/features/clients/model/queries.ts";
import { SECTION_WORDS } from "#/features/clients/model/words.ts";

/** The clients of an address. */
export function ClientsList({ address, onClear }: { address: ClientsAddress; onClear: () => void }) {
  const query = useInfiniteQuery(clientsQuery(address));
  const narrow = address.client !== undefined;
  const { empty, text } = SECTION_WORDS[address.section];
  return (
    <ListTable
      what="clients"
      label="Clients found"
      query={query}
      rows={query.data?.pages.flatMap(({ items }) => items)}
      columns={CLIENT_COLUMNS(narrow)}
      head={
        <>
          <span>Name</span>
          <span>Contacts</span>
          {!narrow && <span>State</span>}
          <span className="text-end">Deposit, AED</span>
          <span>Created</span>
        </>
      }
      heights={{ wide: 58, phone: 88 }}
      renderRow={(client, wide, height) => (
        <ClientRow
          key={`${client.id_user} ${client.id_profile}`}
          client={client}
          address={address}
          wide={wide}
          narrow={narrow}
          height={height}
        />
      )}
      empty={{ title: empty, text }}
      searched={isNarrowed(address)}
      noMatch={{
        title: "No client matches",
        text: "Change the search or the filters, or look in another tab.",
      }}
      safe="Nothing has changed. Your filters are kept."
      clear="Clear all"
      onClear={onClear}
    />
  );
}
