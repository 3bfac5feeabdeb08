import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Section } from "#/components/section.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { useMe } from "#/lib/http/queries.ts";
import { instant } from "@marsa/api-spec/dates";
import { sizeText } from "#/lib/http/upload.ts";
import { formOf } from "../model/fields.ts";
import { ProfileFacts } from "./profile-facts.tsx";
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
