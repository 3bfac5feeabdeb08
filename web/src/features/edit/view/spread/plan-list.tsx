import { Message } from "#/components/message/message.tsx";
import { SelectField } from "#/components/form/select-field.tsx";
import { counted } from "#/lib/format/counts.ts";
import type { NamedFile } from "#/lib/browser/named-files.ts";
import type { SaleDraft, LotPlan, OpenGroup, Plan } from "#/features/edit/model/spread/plan.ts";
import type { LeftOut } from "#/features/edit/model/spread/read-zip.ts";
import { X } from "lucide-react";
import { useCallback, useState } from "react";

interface PlanListProps {
  plan: Plan;
  drafts: readonly SaleDraft[];
  leftOut: readonly LeftOut[];
  /** A lot for these photos, or null to leave them out. */
  onChoose: (files: readonly NamedFile[], lot: number | null) => void;
}

/** Which photos go to which lot, and those that wait for a choice: nothing is sent yet. */
export function PlanList({ plan, drafts, leftOut, onChoose }: PlanListProps) {
  const { lots, open, out } = plan;
  const leave = (file: NamedFile) => onChoose([file], null);
  const groups = [...open, ...out.map((file): OpenGroup => ({ folder: "", lots: [], files: [file] }))];
  return (
    <div className="mt-4 grid gap-6">
      {open.length > 0 && (
        <section aria-label="Photos to assign">
          <h2 className="text-h2">Assign these, or leave them out</h2>
          {open.map((group) => (
            <Group key={keyOf(group)} group={group} drafts={drafts} onChoose={onChoose} onLeaveOut={leave} />
          ))}
        </section>
      )}
      {lots.length > 0 && (
        <section aria-label="Photos by lot">
          <h2 className="text-h2">Photos by lot</h2>
          {lots.map((lot) => (
            <Lot key={lot.draft.id} lot={lot} onLeaveOut={leave} />
          ))}
        </section>
      )}
      {out.length > 0 && (
        <section aria-label="Left out">
          <h2 className="text-h2">Left out</h2>
          {groups.slice(open.length).map((group) => (
            <Group key={keyOf(group)} group={group} drafts={drafts} onChoose={onChoose} isOut />
          ))}
        </section>
      )}
      {leftOut.length > 0 && (
        <Message tone="info" title={`${counted(leftOut.length, "file")} can’t be sent.`}>
          <ul className="mt-1 grid gap-0.5">
            {leftOut.map(({ path, why }, at) => (
              <li key={`${at} ${path}`} className="break-words">
                {path}: {why}.
              </li>
            ))}
          </ul>
        </Message>
      )}
    </div>
  );
}

const keyOf = ({ files }: OpenGroup): string => files[0]?.path ?? "";

function Lot({
  lot: { draft, files, over },
  onLeaveOut,
}: {
  lot: LotPlan;
  onLeaveOut: (file: NamedFile) => void;
}) {
  const names = [draft.reference, draft.plate, draft.vin].filter((name) => name !== null);
  return (
    <article aria-label={`Lot ${draft.number}`} className="grid gap-2.5 border-b border-line py-4">
      <p className="min-w-0 text-body break-words">
        <strong translate="no" className="font-strong">
          {draft.title}
        </strong>{" "}
        <span className="text-small text-text-2">
          Lot {draft.number}
          {names.map((name) => ` · ${name}`)}. {counted(files.length, "photo")}
          {draft.photos > 0 && `, added to ${draft.photos} that it has`}
        </span>
      </p>
      <PhotoRow files={files} onLeaveOut={onLeaveOut} />
      {over.length > 0 && (
        <Message tone="warning" title={`There is no room for ${counted(over.length, "photo")} more.`}>
          Not sent: {over.map(({ path }) => path).join(", ")}
        </Message>
      )}
    </article>
  );
}

interface GroupProps extends Pick<PlanListProps, "drafts" | "onChoose"> {
  group: OpenGroup;
  onLeaveOut?: (file: NamedFile) => void;
  isOut?: boolean;
}

/** Photos without a lot: the seller chooses one for all of them. */
function Group({ group: { folder, lots, files }, drafts, onChoose, onLeaveOut, isOut = false }: GroupProps) {
  const name = folder === "" ? (files[0]?.path ?? "") : `${folder}, ${counted(files.length, "photo")}`;
  const fitting = lots.length === 0 ? drafts : drafts.filter(({ id }) => lots.includes(id));
  const why = lots.length === 0 ? "Matches no draft." : `Matches ${counted(lots.length, "draft")}.`;
  return (
    <article className="grid gap-x-5 gap-y-2.5 border-b border-line py-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <SelectField
        label={name}
        {...(!isOut && { hint: why })}
        nothing={isOut ? "Left out" : "Choose a lot"}
        options={[
          ...fitting.map(({ id, number, title, reference }) => ({
            value: String(id),
            label: [`Lot ${number}`, title, reference].filter(Boolean).join(" · "),
          })),
          ...(isOut ? [] : [{ value: "out", label: "Leave out" }]),
        ]}
        value=""
        onChange={({ target }) => onChoose(files, target.value === "out" ? null : Number(target.value))}
      />
      {onLeaveOut && <PhotoRow files={files} onLeaveOut={onLeaveOut} />}
    </article>
  );
}

interface PhotoRowProps {
  files: readonly NamedFile[];
  onLeaveOut: (file: NamedFile) => void;
}

/** Photos in their order, each with its name and a way to leave it out. */
function PhotoRow({ files, onLeaveOut }: PhotoRowProps) {
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]">
      {files.map((named, at) => (
        <li key={named.path} title={named.path} className="relative min-w-0">
          <Thumbnail file={named.file} />
          <p className="truncate text-micro text-text-2">
            {named.path.slice(named.path.lastIndexOf("/") + 1)}
          </p>
          <button
            type="button"
            aria-label={`Leave out ${named.path}`}
            className="touch absolute end-1 top-1 grid size-7 place-content-center rounded-md bg-white"
            onClick={() => onLeaveOut(named)}
          >
            <X aria-hidden size={14} strokeWidth={2} />
          </button>
          {at === 0 && (
            <span className="absolute start-1 top-1 rounded-sm bg-ink px-1.5 text-micro font-strong text-white">
              1
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The photo itself; a browser that does not show HEIC shows plain ground. */
function Thumbnail({ file }: { file: File }) {
  const [isShown, setShown] = useState(true);
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      const address = URL.createObjectURL(file);
      if (image) image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <span className="block aspect-3/2 overflow-hidden rounded-sm bg-salt-2">
      {isShown && (
        <img
          ref={draw}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setShown(false)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
