import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { reply } from "@marsa/api-spec/client";
import { FieldError } from "#/components/form/field-error.tsx";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { SearchField } from "#/components/search-field.tsx";
import { cn } from "#/lib/cn.ts";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";

/** Accepted clients whose name, phone, email or document fits, the best few. */
const clientsNamed = (q: string) => ({
  queryKey: [...keys.staff("clients"), "paddle", q],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    reply(
      api.POST("/backoffice/clients/list", {
        body: { filter: { q, tab: "ok" as const, type: "buyer" as const }, limit: 6 },
        signal,
      }),
    ),
  enabled: q.trim() !== "",
  placeholderData: keepPreviousData,
});

/** Gives a known client a number in the lane. */
export function GivePaddleDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [q, setQ] = useState("");
  const [client, setClient] = useState<number | null>(null);
  const [number, setNumber] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const { data } = useQuery(clientsNamed(q));
  const name = useId();
  const { submit, sending, refusal } = useFormSend({
    send: (body: { id_queue: number; id_user: number; number?: number }) =>
      reply(api.POST("/live/room/paddles", { body })),
    onSent: (paddle) => {
      void queryClient.invalidateQueries({ queryKey: keys.paddles(id) });
      void toast({ text: `Paddle ${paddle.number} is given`, duration: 3_000 });
      onClose();
    },
    errorsOf: errorsAt("id_user", "number"),
    showErrors: setErrors,
  });
  const found = q.trim() === "" ? [] : (data?.items ?? []);
  return (
    <FormDialog
      title="Give a paddle"
      text="The client's bids in the room need the same deposit as bids on the net."
      press="Give the paddle"
      busy={sending}
      isOff={client === null}
      refusal={refusal}
      onPress={() => {
        if (client === null) return;
        const asked = number.trim();
        setErrors({});
        if (asked !== "" && !/^[1-9]\d{0,3}$/.test(asked))
          return setErrors({ number: "A number from 1 to 9999" });
        void submit({ id_queue: id, id_user: client, ...(asked !== "" && { number: Number(asked) }) });
      }}
      onClose={onClose}
    >
      <SearchField
        label="Find a client"
        placeholder="Name, phone, email or ID"
        value={q}
        onChange={(value) => {
          setQ(value);
          setClient(null);
        }}
      />
      {found.length > 0 && (
        <fieldset aria-label="Clients" className="grid gap-1">
          {found.map((one) => (
            <label
              key={one.id_user}
              className={cn(
                "flex min-h-11 items-center gap-3 rounded-md border px-3 py-2 text-body",
                client === one.id_user ? "border-blue bg-blue-tint" : "border-line-2",
              )}
            >
              <input
                type="radio"
                name={name}
                checked={client === one.id_user}
                onChange={() => setClient(one.id_user)}
              />
              <span className="min-w-0 flex-1 break-words">{one.name}</span>
              <span className="text-small text-text-2">{one.phone}</span>
            </label>
          ))}
        </fieldset>
      )}
      {q.trim() !== "" && data?.items.length === 0 && (
        <p className="text-body text-text-2">No accepted client fits.</p>
      )}
      <FieldError id={`${name}-error`} text={errors["id_user"]} />
      <TextField
        label="Number (left empty: the next free one)"
        inputMode="numeric"
        autoComplete="off"
        value={number}
        error={errors["number"]}
        onChange={(event) => setNumber(event.target.value)}
      />
    </FormDialog>
  );
}
