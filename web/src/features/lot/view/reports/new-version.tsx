import { reply } from "@marsa/api-spec/client";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { Message } from "#/components/message/message.tsx";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { refusalText } from "#/lib/http/refusal.ts";
import { sendFile } from "#/lib/http/send-file.ts";
import { fileFault, PAPERS } from "#/lib/http/upload.ts";

interface NewVersionProps {
  lotId: number;
  name: string;
  /** The version that is replaced. */
  id: number;
}

/** Sends a new version of a report, for the seller and the staff: the history says so, and watchers are told. */
export function NewVersion({ lotId, name, id }: NewVersionProps) {
  const input = useRef<HTMLInputElement>(null);
  const mostMb = useConfig()?.limits.document_mb ?? 20;
  const [file, setFile] = useState<File | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (chosen: File) => {
      const { id_file } = await sendFile("lot_report", chosen);
      return reply(api.POST("/sale/report", { body: { id_auction: lotId, id_document: id, id_file } }));
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: keys.lot(lotId) });
      setFile(null);
      void toast({ text: `New version of ${name} sent` });
    },
  });
  const fault = file === null ? undefined : fileFault(file, PAPERS, mostMb);
  return (
    <>
      <Button variant="ghost-blue" className="max-lg:h-11" onClick={() => input.current?.click()}>
        New version<span className="sr-only"> of {name}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`New version of ${name}`}
        accept={PAPERS.join(",")}
        onChange={({ target }) => {
          reset();
          setFile(target.files?.[0] ?? null);
          target.value = "";
        }}
      />
      {file && (
        <FormDialog
          title={`New version of ${name}`}
          text={<span className="own-way font-strong">{file.name}</span>}
          press="Send new version"
          sending="Sending…"
          busy={isPending}
          isOff={fault !== undefined}
          onPress={() => mutate(file)}
          onClose={() => !isPending && setFile(null)}
        >
          <p className="text-body text-text-2">
            The history of the lot says so, and everybody who watches it is told. Whoever leads with a stored
            maximum is asked whether it stays. Earlier versions stay readable.
          </p>
          {(fault ?? error) && (
            <Message tone="error">{fault ?? refusalText(error, "It was not sent.")}</Message>
          )}
        </FormDialog>
      )}
    </>
  );
}
