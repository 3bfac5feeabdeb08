import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Section } from "#/components/section.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { useMe, dictQuery } from "#/lib/http/queries.ts";
import { instant, day as calendarDay } from "@marsa/api-spec/dates";
import { sizeText } from "#/lib/http/upload.ts";
import {
  formOf,
  type Field,
  fieldsOf,
  FORMS,
  type ProfileForm,
  ROLES,
  FIELD_LABELS,
} from "../model/fields.ts";
import { profileQuery } from "../model/queries.ts";

/** On the account: what the profile in use says, its papers, its contract. Nothing while there is none. */
export function ProfileSection() {
  const id = useMe()?.id_profile ?? null;
  return id === null ? null : <Profile id={id} />;
}

function Profile({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(profileQuery(id));
  const contract = data?.contract;
  return (
    <Section title="Profile" text="What our staff checks. To change it after signing, ask for a call-back.">
      {error && (
        <ErrorBlock title="Your profile could not be loaded." error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-64" />}
      {data && (
        <>
          <ProfileFacts filled={formOf(data)} textOnly />
          <ul className="mt-4 grid gap-2 empty:hidden">
            {data.files.map(({ id_file, name, bytes, url }) => (
              <Paper key={id_file} name={name} address={url} small={sizeText(bytes)} />
            ))}
            {contract?.url != null && (
              <Paper
                name={`Contract ${contract.version}`}
                address={contract.url}
                small={
                  contract.signed_at === null ? "Not signed yet" : `Signed ${instant(contract.signed_at)}`
                }
              />
            )}
          </ul>
        </>
      )}
    </Section>
  );
}

function Paper({ name, address, small }: { name: string; address: string; small: string }) {
  return (
    <li>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="flex min-h-12 flex-wrap items-center gap-x-3 rounded-md border border-line-2 px-3 py-2 hover:border-line-3 hover:bg-salt"
      >
        <FileText aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-2" />
        <span className="min-w-0 flex-1 truncate text-body">{name}</span>
        <span className="text-small text-text-2 tabular-nums">{small}</span>
        <span className="sr-only">, opens in a new tab</span>
      </a>
    </li>
  );
}

interface ProfileFactsProps {
  filled: ProfileForm;
  /** Whether to leave out the files, which a list with links has. */
  textOnly?: boolean;
}

/** All entries of a profile, without empty ones. */
export function ProfileFacts({ filled, textOnly = false }: ProfileFactsProps) {
  const { data: citizenships } = useQuery(dictQuery("citizenships"));
  const shown: Field[] = ["type", "form", ...fieldsOf(filled.form)];

  function wordsOf(field: Field): string {
    const value = filled[field];
    if (field === "type") return ROLES[filled.type];
    if (field === "form") return FORMS[filled.form];
    if (field === "citizenship")
      return citizenships?.items.find((item) => item.value === value)?.label ?? filled.citizenship;
    if (typeof value !== "string") return textOnly ? "" : value.map(({ name }) => name).join(", ");
    return /^\d{4}-\d\d-\d\d$/.test(value) ? calendarDay(value) : value;
  }

  return (
    <dl className="divide-y divide-line border-y border-line">
      {shown
        .map((field) => [field, wordsOf(field)] as const)
        .filter(([, words]) => words !== "")
        .map(([field, words]) => (
          <div key={field} className="grid gap-x-4 py-3 sm:grid-cols-[11rem_1fr]">
            <dt className="text-body text-text-2">{FIELD_LABELS[field]}</dt>
            <dd className="own-way min-w-0 text-body font-medium break-words">{words}</dd>
          </div>
        ))}
    </dl>
  );
}
