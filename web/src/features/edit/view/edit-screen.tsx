import { useQuery } from "@tanstack/react-query";
import { ApiProblem } from "@marsa/api-spec/client-problem";
import {
  CatchBoundary,
  type ErrorComponentProps,
  Link,
  useNavigate,
  useParams,
} from "@tanstack/react-router";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { Editor } from "./editor.tsx";
import { draftQuery, metaQuery, createDraft, type Draft, type Kind } from "../model/draft/queries.ts";
import type { Step } from "../model/draft/steps.ts";
import type { ReactNode } from "react";
import { keepCopy, readCopy } from "../model/draft/device-copy.ts";
import { deviceStorage } from "#/lib/browser/storage.ts";
import { Building2, Car } from "lucide-react";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";

/** /auction/edit/{id}; 0 is a new lot. */
export function EditScreen({ id, step }: { id: number; step: Step }) {
  const navigate = useNavigate();
  if (id > 0) return <ReadDraft key={id} id={id} step={step} />;
  return (
    <NewLot
      onCreated={({ id_auction }) =>
        void navigate({ to: "/auction/edit/$id", params: { id: String(id_auction) }, replace: true })
      }
    />
  );
}

/** The route has read the draft; where that is long ago, it is read again. */
function ReadDraft({ id, step }: { id: number; step: Step }) {
  const query = useQuery(draftQuery(id));
  const { data, error } = query;
  // After an event: it was deleted on another page or device.
  if (error instanceof ApiProblem && error.status === 404) return <DeletedDraft />;
  if (data) return <ReadMeta draft={data} step={step} />;
  if (!error) return <EditSkeleton />;
  return (
    <ErrorBlock
      className="m-4 lg:m-gutter"
      title="The draft could not be loaded."
      safe="Nothing has changed; what you typed on this device is kept."
      error={error}
      onRetry={() => void query.refetch()}
    />
  );
}

function DeletedDraft() {
  return (
    <Message tone="warning" title="This draft was deleted." className="m-4 lg:m-gutter">
      You deleted it on another page or device, so nothing more can be saved to it.
      <Button size="sm" className="mt-2.5 flex w-fit no-underline!" asChild>
        <Link to="/sale">Go to your lots</Link>
      </Button>
    </Message>
  );
}

function ReadMeta({ draft, step }: { draft: Draft; step: Step }) {
  const query = useQuery(metaQuery(draft.fields.kind ?? "vehicle"));
  if (query.data) {
    return (
      <BrokenCopy id={draft.id_auction}>
        <Editor read={draft} meta={query.data} step={step} />
      </BrokenCopy>
    );
  }
  if (!query.error) return <EditSkeleton />;
  return (
    <ErrorBlock
      className="m-4 lg:m-gutter"
      title="The form could not be loaded."
      safe="Your draft is kept."
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  );
}

function EditSkeleton() {
  return (
    <div aria-hidden className="mx-auto grid max-w-360 gap-5 px-4 py-6 lg:px-gutter">
      <Skeleton className="h-8 w-80 max-w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}

interface BrokenCopyProps {
  /** The lot. */
  id: number;
  children: ReactNode;
}

/** Where the form cannot be drawn with the changes that this device kept, offers the saved draft without them. */
function BrokenCopy({ id, children }: BrokenCopyProps) {
  return (
    <CatchBoundary getResetKey={() => id} errorComponent={ThrowAway}>
      {children}
    </CatchBoundary>
  );
}

function ThrowAway({ error }: ErrorComponentProps) {
  const id = Number(useParams({ from: "/_inside/auction/edit/$id" }).id);
  if (readCopy(id, deviceStorage) === null) throw error;
  return (
    <ErrorBlock
      className="m-4 lg:m-gutter"
      title="The changes that this device kept cannot be shown."
      safe="The saved draft is safe on the server."
      error={null}
      retryLabel="Discard them and open the saved draft"
      onRetry={() => {
        keepCopy(id, null, deviceStorage);
        // Loaded again, so that nothing of the broken form saves itself meanwhile.
        location.reload();
      }}
    />
  );
}

const KINDS = [
  {
    kind: "vehicle",
    icon: Car,
    word: "Vehicle",
    text: "Car, pickup, motorcycle or truck. Keep the registration card at hand.",
  },
  {
    kind: "apartment",
    icon: Building2,
    word: "Apartment",
    text: "Apartment or other property. Keep the RERA certificate at hand.",
  },
] as const satisfies readonly { kind: Kind; icon: typeof Car; word: string; text: string }[];

/** The choice that a new lot begins with. */
function NewLot({ onCreated }: { onCreated: (draft: Draft) => void }) {
  const { submit, sending, refusal } = useFormSend({ send: createDraft, onSent: onCreated });
  return (
    <div className="mx-auto max-w-180 px-4 pt-6 pb-16 lg:pt-10">
      <h1 className="text-h1">What do you sell?</h1>
      <p className="mt-1 text-body text-text-2">
        The kind of lot is fixed once the draft is made. Everything else can change.
      </p>
      {refusal && <RefusalMessage refusal={refusal} safe="No draft was made." className="mt-4" />}
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        {KINDS.map(({ kind, icon: Icon, word, text }) => (
          <button
            key={kind}
            type="button"
            aria-disabled={sending || undefined}
            onClick={() => void submit(kind)}
            className="rounded-lg border border-line-3 p-5 text-start hover:border-blue hover:bg-blue-tint"
          >
            <Icon aria-hidden size={28} strokeWidth={1.5} />
            <span className="mt-3 block text-h2">{word}</span>
            <span className="mt-1 block text-small text-pretty text-text-2">{text}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
