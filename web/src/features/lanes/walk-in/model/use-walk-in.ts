import { aedToFils, powerAed, shareOfFils } from "@marsa/api-spec/money";
import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorsAt, type FieldErrors, useFormSend } from "#/components/form/use-form-send.ts";
import { api } from "#/lib/http/api.ts";
import { command } from "#/lib/http/command.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { sendFile } from "#/lib/http/send-file.ts";
import { limitProblem } from "./limit.ts";
import { paddlesQuery } from "#/realtime/lanes/lane-calls.ts";

const EMPTY = {
  firstName: "",
  lastName: "",
  emirates_id: "",
  birth_date: "",
  emirates_id_expires: "",
  phone: "",
};
export type CardName = keyof typeof EMPTY;

const NAMES = Object.keys(EMPTY) as CardName[];
/** The deposits that are offered, AED. */
export const DEPOSITS = [10_000, 20_000, 30_000, 50_000] as const;
const USUAL = 30_000;
const LEAST = 1_000;

export type WalkIn = ReturnType<typeof useWalkIn>;

/** The registration of one person at the door: card, phone, money and signature, then the paddle. */
export function useWalkIn(idQueue: number) {
  const [errors, setErrors] = useState<FieldErrors<string>>({});
  const card = useCard(idQueue, setErrors);
  const { person, matches, isVerified } = card;
  const [byLimit, setByLimit] = useState(false);
  const [typed, setTyped] = useState(String(USUAL));
  const [signature, setSignature] = useState<Blob | null>(null);
  const aed = Number(typed);
  const hasMoney = byLimit ? limitProblem(aed) === undefined : aed >= LEAST;
  const paddle = usePaddle(idQueue, {
    person,
    money: byLimit ? { limit: aed } : { deposit: aed },
    setErrors,
  });
  const done = [matches && person !== null, isVerified, hasMoney, signature !== null];
  return {
    ...card,
    ...paddle,
    errors,
    /** Whether the house covers the bids, in place of a deposit. */
    byLimit,
    setByLimit,
    /** The deposit, or the limit. */
    typed,
    setTyped: (text: string) => setTyped(text.replaceAll(/\D/g, "").slice(0, byLimit ? 9 : 7)),
    aed,
    hasMoney,
    money: useMoney(aed, byLimit),
    signature,
    setSignature,
    left: done.filter((step) => !step).length,
  };
}

type SetErrors = (errors: FieldErrors<string>) => void;

/** The card and the phone: who the person is. */
function useCard(idQueue: number, setErrors: SetErrors) {
  const [card, setCard] = useState(EMPTY);
  const [matches, setMatches] = useState(false);
  const [person, setPerson] = useState<Schema<"WalkIn"> | null>(null);
  const [code, setCode] = useState("");
  const register = useFormSend({
    send: (body: typeof EMPTY) =>
      reply(api.POST("/live/room/walkins", { body: { id_queue: idQueue, ...body } })),
    onSent: (found) => {
      setErrors({});
      setPerson(found);
    },
    errorsOf: errorsAt(...NAMES),
    showErrors: setErrors,
  });
  const verify = useFormSend({
    send: (digits: string) =>
      reply(api.POST("/live/room/walkins/code", { body: { id_user: person?.id_user ?? 0, code: digits } })),
    onSent: setPerson,
  });
  return {
    card,
    /** Another card or phone is another person until it is sent. */
    type: (name: CardName, value: string) => {
      setCard({ ...card, [name]: value });
      setPerson(null);
      setErrors({});
    },
    matches,
    setMatches,
    person,
    register,
    canRegister: matches && NAMES.every((name) => card[name].trim() !== ""),
    code,
    setCode,
    verify,
    isVerified: person?.verified ?? false,
  };
}

interface Before {
  readonly person: Schema<"WalkIn"> | null;
  /** AED. */
  readonly money: { readonly deposit: number } | { readonly limit: number };
  readonly setErrors: SetErrors;
}

/** The number, and the press that gives it. */
function usePaddle(idQueue: number, { person, money, setErrors }: Before) {
  const { data: paddles = [] } = useQuery(paddlesQuery(idQueue));
  const [chosen, setChosen] = useState("");
  const [admitted, setAdmitted] = useState<Schema<"AdmittedWalkIn"> | null>(null);
  const next = Math.max(0, ...paddles.map(({ number }) => number)) + 1;
  const admit = useFormSend({
    send: async (drawn: Blob) => {
      const { id_file } = await sendFile(
        "document",
        new File([drawn], "signature.png", { type: "image/png" }),
      );
      const number = chosen === "" ? {} : { number: Number(chosen) };
      const body = {
        id_queue: idQueue,
        id_user: person?.id_user ?? 0,
        signature: id_file,
        ...money,
        ...number,
      };
      return await command("/live/room/walkins/paddle", body, "paddle");
    },
    onSent: (done) => {
      setAdmitted(done);
      void queryClient.invalidateQueries({ queryKey: keys.paddles(idQueue) });
    },
    errorsOf: errorsAt("number", "signature", "deposit", "limit"),
    showErrors: setErrors,
  });
  return {
    chosen,
    choose: (text: string) => {
      setChosen(text.replaceAll(/\D/g, "").slice(0, 4));
      setErrors({});
    },
    number: admitted?.paddle.number ?? (chosen === "" ? next : Number(chosen)),
    admit,
    admitted,
    /** The paddle as it is now; null: not given yet. */
    given: paddles.find(({ number }) => number === admitted?.paddle.number) ?? admitted?.paddle ?? null,
  };
}

/** The highest bid that a deposit or a limit (AED) covers, and what the card is charged, fils. */
function useMoney(aed: number, byLimit: boolean): { readonly upTo: number; readonly chargeFils: number } {
  const config = useConfig();
  if (byLimit) return { upTo: aed, chargeFils: 0 };
  if (!config) return { upTo: 0, chargeFils: 0 };
  const { rate, min_vehicle: min, card_fee_rate: share } = config.deposit;
  const fils = aedToFils(aed);
  return { upTo: powerAed(fils, 0, { rate, min }), chargeFils: fils + shareOfFils(fils, share) };
}
