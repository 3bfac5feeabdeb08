import type { Schema } from "@marsa/api-spec/client-problem";
import { useMutation } from "@tanstack/react-query";
import { FileText, Plus, X } from "lucide-react";
import { type Ref, useEffect, useId, useRef, useState } from "react";
import { cn } from "#/lib/cn.ts";
import { messages } from "#/lib/format/messages.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { refusalOf, refusalText } from "#/lib/http/refusal.ts";
import { sendFile } from "#/lib/http/send-file.ts";
import { cleanlyNamed, deleteFile, fileFault, type KeptFile, PAPERS, sizeText } from "#/lib/http/upload.ts";
import { Button } from "../ui/button.tsx";
import { FieldError } from "./field-error.tsx";

interface FileFieldProps {
  label: string;
  kind: Schema<"FileKind">;
  value: readonly KeptFile[];
  onChange: (files: KeptFile[]) => void;
  /** Called when the chosen files begin to be sent, and when they are there. */
  onSending?: (sending: boolean) => void;
  /** The largest number of files. */
  most?: number;
  hint?: string;
  error?: string | undefined;
  /** The button takes the focus when the form is refused. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** A list of documents; each is sent as soon as the person chooses it. */
export function FileField(props: FileFieldProps) {
  const { label, kind, value, onChange, onSending, most = 1, hint, error, buttonRef } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const mostMb = useConfig()?.limits.document_mb ?? 20;
  const [fault, setFault] = useState<string>();
  const gone = useRef<AbortController>(null);
  useEffect(() => () => gone.current?.abort(), []);
  const upload = useMutation({
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) => sendFile(kind, file, { signal }),
  });
  const sending = upload.isPending ? upload.variables.file.name : undefined;

  async function add(chosen: readonly File[]) {
    let files = [...value];
    setFault(undefined);
    const { signal } = (gone.current = new AbortController());
    onSending?.(true);
    try {
      for (const file of chosen.slice(0, most - files.length).map(cleanlyNamed)) {
        const found = fileFault(file, PAPERS, mostMb);
        if (found !== undefined) return setFault(found);
        // oxlint-disable-next-line no-await-in-loop -- one file after another
        const stored = await upload.mutateAsync({ file, signal });
        files = [...files, { id: stored.id_file, name: stored.name, bytes: stored.bytes }];
        onChange(files);
      }
    } catch (caught) {
      if (!signal.aborted) setFault(refusalText(caught, "The file was not sent."));
    } finally {
      onSending?.(false);
    }
  }

  async function remove(file: KeptFile) {
    setFault(undefined);
    try {
      await deleteFile(file.id);
      onChange(value.filter((one) => one.id !== file.id));
    } catch (caught) {
      // The server deleted the file before.
      if (refusalOf(caught).code === "NOT_FOUND") onChange(value.filter((one) => one.id !== file.id));
      else setFault(messages.fileNotDeleted());
    }
  }

  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-strong">{label}</legend>
      <ul className="mt-1.5 grid gap-2 empty:hidden">
        {value.map((file) => (
          <FileRow key={file.id} file={file} onRemove={() => void remove(file)} />
        ))}
      </ul>
      {value.length < most && (
        <Button
          ref={buttonRef}
          size="lg"
          className={cn(
            "mt-1.5 w-full justify-start border-dashed border-line-3 px-3 font-normal",
            (fault ?? error) !== undefined && "border-red",
          )}
          aria-disabled={sending !== undefined}
          aria-describedby={`${id}-error ${id}-hint`}
          onClick={() => sending === undefined && input.current?.click()}
        >
          <Plus aria-hidden size={18} strokeWidth={1.75} />
          <span className="min-w-0 truncate">
            {sending === undefined
              ? `Add ${value.length > 0 ? "another file" : "a file"}`
              : `Sending ${sending}…`}
          </span>
          <span className="sr-only">, {label}</span>
        </Button>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-text-2">
          {hint}
        </p>
      )}
      <div role="alert">
        <FieldError id={`${id}-error`} text={fault ?? error} />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple={most > 1}
        accept={PAPERS.join(",")}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = "";
          void add(chosen);
        }}
      />
    </fieldset>
  );
}

function FileRow({ file, onRemove }: { file: KeptFile; onRemove: () => void }) {
  return (
    <li className="flex min-h-12 items-center gap-3 rounded-md border border-line-2 ps-3 pe-1">
      <FileText aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-2" />
      <span className="min-w-0 flex-1 truncate text-body">{file.name}</span>
      <span className="text-small text-text-3 tabular-nums">{sizeText(file.bytes)}</span>
      <button
        type="button"
        onClick={onRemove}
        className="grid size-11 place-content-center rounded-md text-text-2 hover:text-text"
      >
        <X aria-hidden size={18} strokeWidth={1.75} />
        <span className="sr-only">Remove {file.name}</span>
      </button>
    </li>
  );
}
