/** Parts that the panels of the developer drawer share. */
import type { ReactNode } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { clock } from "@marsa/api-spec/dates";
import { ApiProblem, NetworkProblem } from "@marsa/api-spec/client-problem";

interface BlockProps {
  title: string;
  /** A count or a button at the end of the heading's line. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A part of a panel with its heading and a line above. */
export function Block({ title, extra, children }: BlockProps) {
  return (
    <section className="border-t border-line pt-3 pb-5 first:border-t-0">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 className="text-h3">{title}</h3>
        {extra}
      </div>
      {children}
    </section>
  );
}

/** The text of an empty list. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="py-2 text-body text-text-2">{children}</p>;
}

/** A message about an action, read by screen readers too. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <output className="mt-3 block rounded-md bg-green-tint px-3.5 py-3 text-small text-green-deep">
      {children}
    </output>
  );
}

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** In words of the screen: "The faults". */
  what: string;
  children: (data: Data) => ReactNode;
}

/** The answer of a control: grey lines while loading, a sentence after an error, else the state with its time. */
export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
  const { data, error, dataUpdatedAt, refetch } = query;
  if (data !== undefined) {
    return (
      <>
        {error && (
          <Message tone="warning" className="mt-3">
            State of {clock(dataUpdatedAt)} on your clock. {error.message}.
          </Message>
        )}
        {children(data)}
      </>
    );
  }
  if (error) {
    return (
      <ErrorBlock
        title={`${what} could not be read.`}
        error={error}
        onRetry={() => void refetch()}
        className="mt-3"
      />
    );
  }
  return (
    <div aria-busy className="mt-3 flex flex-col gap-3">
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}

interface RefusalProps {
  /** The error of a control; null shows nothing. */
  error: unknown;
  className?: string;
}

/** The reason why a control failed, in a sentence. */
export function Refusal({ error, className }: RefusalProps) {
  if (error === null || error === undefined) return null;
  const { title, text } = wordsOf(error);
  return (
    <Message tone="error" title={title} className={className}>
      {text}
    </Message>
  );
}

function wordsOf(error: unknown): { title: string; text?: string } {
  if (error instanceof NetworkProblem) {
    return { title: `${error.message}.`, text: "Nobody knows whether it was done." };
  }
  if (!(error instanceof ApiProblem))
    return { title: "Something broke in this drawer.", text: String(error) };
  const fields = Object.entries(error.fieldErrors).map(([field, message]) => `${field}: ${message}.`);
  return { title: `${error.status} ${error.code}.`, text: fields.join(" ") || `${error.message}.` };
}

interface ChoiceListProps<Id extends string> {
  /** The name of the group, and of its ids in the page. */
  name: string;
  choices: readonly { readonly id: Id; readonly word: string; readonly text: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** A choice of a few, each with a line about its effect. */
export function ChoiceList<Id extends string>({ name, choices, chosen, onChoose }: ChoiceListProps<Id>) {
  return (
    <ul className="divide-y divide-line">
      {choices.map(({ id, word, text }) => (
        <li key={id} className="flex items-center gap-3">
          <input
            id={`${name}-${id}`}
            type="radio"
            name={name}
            className="size-4.5 shrink-0 accent-blue"
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <label htmlFor={`${name}-${id}`} className="flex-1 py-2.5">
            <strong className="font-strong">{word}</strong>
            <span className="block text-small text-text-2">{text}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
