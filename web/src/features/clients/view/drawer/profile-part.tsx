import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { formatContact } from "#/lib/contacts/contact.ts";
import { dictQuery } from "#/lib/http/queries.ts";
import { day as calendarDay, instant } from "@marsa/api-spec/dates";
import { Contact, StateWord } from "../list/client-row.tsx";
import { filledInQuery, type Detail, type FilledIn, mainProfile } from "#/features/clients/model/queries.ts";
import { type Client, kindOf } from "#/features/clients/model/words.ts";
import { type Fact, Facts } from "../acts/act-parts.tsx";
import { Viewer } from "./viewer.tsx";

/** The profile of a client: documents above, entries below. */
export function ProfilePart({ detail }: { detail: Detail }) {
  const client = mainProfile(detail);
  const { id_profile: id, restriction } = client;
  const query = useQuery({ ...filledInQuery(id ?? 0), enabled: id !== null });
  const { data: citizenships } = useQuery(dictQuery("citizenships"));
  const wordOf = (value: string) =>
    citizenships?.items.find((entry) => entry.value === value)?.label ?? value;
  const others = detail.profiles.slice(1);
  return (
    <div className="grid gap-4">
      {restriction && (
        <Message tone="warning" title="Bidding is suspended.">
          {restriction.reason}
          {restriction.until !== null && `. Last day: ${calendarDay(restriction.until)}.`}
        </Message>
      )}
      {id !== null && query.isPending && <Skeleton className="h-64" />}
      {query.error && !query.data && (
        <ErrorBlock
          title="Their profile could not be loaded."
          safe="Nothing has changed."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && query.data.files.length > 0 && <Viewer files={query.data.files} />}
      <Facts
        facts={[
          ...contactFacts(client, detail.whatsapp),
          ...(query.data ? filledIn(query.data, wordOf) : []),
          { term: "Roles", value: client.roles.join(", ") || "None" },
          { term: "User status", value: client.ustatus.replace("_", " ") },
        ]}
      />
      {id === null && <p className="text-body text-text-2">They have not started a profile.</p>}
      {others.map((other) => (
        <p key={other.id_profile} className="flex flex-wrap items-center gap-2 text-body text-text-2">
          Their other profile:
          <Link
            to="/clients"
            search={(before) => ({ ...before, profile: other.id_profile }) as { tab?: string }}
            replace
            resetScroll={false}
            className="touch text-blue hover:underline"
          >
            {kindOf(other)}, number {other.id_profile}
          </Link>
          <StateWord client={other} />
        </p>
      ))}
    </div>
  );
}

function contactFacts(client: Client, whatsapp: string | null): Fact[] {
  return [
    { term: "Mobile", value: <Contact text={client.phone} verified={client.phone_verified} /> },
    { term: "Email", value: <Contact text={client.email} verified={client.email_verified} /> },
    ...(whatsapp === null ? [] : [{ term: "WhatsApp", value: formatContact(whatsapp) }]),
  ];
}

/** A fact, if the client filled it in. */
function given(term: string, value: string | undefined): Fact[] {
  return value === undefined || value === "" ? [] : [{ term, value }];
}

function until(day: string | undefined): string {
  return day === undefined ? "" : ` expires ${calendarDay(day)}`;
}

function filledIn({ fields, contract }: FilledIn, wordOf: (value: string) => string): Fact[] {
  const { citizenship, birth_date, emirates_id, emirates_id_expires, company_name, ceo_name } = fields;
  const { passport_number, passport_expires, licence_number, address } = fields;
  return [
    ...given("Company", company_name),
    ...given("CEO", ceo_name),
    ...given("Licence", licence_number),
    ...given("Address", address),
    ...given("Citizenship", citizenship && wordOf(citizenship)),
    ...given("Date of birth", birth_date && calendarDay(birth_date)),
    ...given("Emirates ID", emirates_id && `${emirates_id}${until(emirates_id_expires)}`),
    ...given("Passport", passport_number && `${passport_number}${until(passport_expires)}`),
    {
      term: "Contract",
      value: contract?.signed_at ? `Signed ${instant(contract.signed_at)}` : "Not signed yet",
    },
  ];
}
