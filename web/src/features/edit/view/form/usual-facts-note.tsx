import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { fieldId, useEdit } from "#/features/edit/model/draft/edit-context.ts";
import { PROPOSED, usualQuery } from "#/features/edit/model/usual-facts.ts";
import { useValueWords } from "#/features/edit/model/draft/value-words.ts";
import { fieldNamed } from "#/features/edit/model/draft/values.ts";

/** Fills in what most lots of the chosen model have, in one press; only empty fields. */
export function UsualFactsNote() {
  const { editing, meta, state, readOnly } = useEdit();
  const words = useValueWords();
  const model = state.values["model"];
  const empty = PROPOSED.filter((name) => state.values[name] === undefined);
  const isAsked = !readOnly && typeof model === "string" && empty.length > 0;
  const { data } = useQuery({ ...usualQuery(String(model)), enabled: isAsked });
  const usual = empty.flatMap((name) => {
    const [field, value] = [fieldNamed(meta, name), data?.get(name)];
    return field === undefined || value === undefined ? [] : [{ name, value, word: words(field, value) }];
  });
  if (!isAsked || usual.length === 0) return null;
  return (
    <p className="col-span-full flex items-center gap-3 rounded-md bg-blue-tint px-3.5 py-2.5 text-small text-blue-deep">
      <ListChecks aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0 flex-1">
        Most such lots: <strong className="font-strong">{usual.map(({ word }) => word).join(", ")}</strong>
      </span>
      <Button
        variant="link"
        size="inline"
        className="touch font-strong"
        onClick={() => {
          for (const { name, value } of usual) editing.set(name, value);
          document.getElementById(fieldId(usual[0]!.name))?.focus();
        }}
      >
        Fill in<span className="sr-only"> what most such lots have</span>
      </Button>
    </p>
  );
}
