import { shortInstant } from "@marsa/api-spec/dates";
import { FileText } from "lucide-react";
import type { Schema } from "@marsa/api-spec/client-problem";
import type { BuyerClaim } from "../model/queries.ts";

/** A claim as both sides wrote it, with their photos, and the decision. */
export function ClaimBody({ claim }: { claim: BuyerClaim }) {
  const { fact, text, photos, made_at: madeAt, answer, reason, decided_at: decidedAt } = claim;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-body">
        <span className="text-text-2">Stated: </span>
        <strong className="own-way font-strong break-words">
          {fact.fact}, {fact.value}
        </strong>
      </p>
      <Side who="The buyer" at={madeAt} text={text} photos={photos} />
      {answer && <Side who="The seller" at={answer.at} text={answer.text} photos={answer.photos} />}
      {reason !== null && decidedAt !== null && (
        <Side who="Our staff" at={decidedAt} text={reason} photos={[]} />
      )}
    </div>
  );
}

interface SideProps {
  who: string;
  at: string;
  text: string;
  photos: readonly Schema<"SignedFile">[];
}

function Side({ who, at, text, photos }: SideProps) {
  return (
    <div className="border-s-3 border-line-2 ps-3">
      <p className="text-small text-text-2">
        {who}, {shortInstant(at)}
      </p>
      <p className="own-way text-body break-words whitespace-pre-line">{text}</p>
      {photos.length > 0 && (
        <ul aria-label={`Photos, ${who.toLowerCase()}`} className="mt-2 flex flex-wrap gap-2">
          {photos.map((photo) => (
            <li key={photo.id_file}>
              <Photo photo={photo} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Photo({ photo: { name, url } }: { photo: Schema<"SignedFile"> }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-md bg-salt">
      {/\.pdf$/i.test(name) ? (
        <span className="grid h-20 w-28 place-content-center justify-items-center gap-1 px-2 text-small">
          <FileText aria-hidden size={20} strokeWidth={1.75} />
          <span className="w-24 truncate text-center">{name}</span>
        </span>
      ) : (
        <img src={url} alt={name} className="h-20 w-28 object-cover" />
      )}
    </a>
  );
}
