import { X } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { queryClient } from "#/lib/http/query-client.ts";
import { saveAndTell } from "#/features/catalogue/model/smart/save-and-tell.ts";
import { type SuggestKeys, SuggestList } from "./suggest-list.tsx";
import { suggestQuery } from "#/features/catalogue/model/smart/suggest-query.ts";
import { type Choice, type OnChoose, rowsOf } from "#/features/catalogue/model/smart/suggest-rows.ts";

interface SuggestMenuProps {
  /** The text of the address. */
  words: string;
  onChoose: OnChoose;
  /** The id of the list, which the input controls. */
  id: string;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** The suggestions of a search box, its keys and its button to clear it. */
export function SuggestMenu({ id, inputRef, words, onChoose }: SuggestMenuProps) {
  const [text, setText] = useState(words);
  const [known, setKnown] = useState(words);
  if (known !== words) {
    setKnown(words);
    setText(words);
  }
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const keys = useRef<SuggestKeys>(null);

  /** Sets the text of the box. */
  function write(next: string) {
    if (inputRef.current) inputRef.current.value = next;
    setText(next);
  }
  function choose(choice: Choice) {
    setOpen(false);
    if (choice.to === "save") return void saveAndTell(text.trim(), choice.search);
    inputRef.current?.blur();
    // The list shows its filters itself; words stay in the box only where the address has them.
    write(words);
    onChoose(choice, text.trim());
  }
  function press(event: KeyboardEvent) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null;
    if (step === null && !(event.key === "Escape" && open)) return;
    event.preventDefault();
    if (step !== null && open) keys.current?.move(step);
    else setOpen(step !== null);
  }
  const heard = useEffectEvent((event: Event) => {
    if (event.type === "submit") {
      event.preventDefault();
      event.stopPropagation();
      const chosen = open && text.trim() !== "" ? keys.current?.chosen() : null;
      if (chosen) choose(chosen);
      else {
        setOpen(false);
        inputRef.current?.blur();
        void openFirst(text, onChoose);
      }
    } else if (event instanceof KeyboardEvent) press(event);
    else {
      setText(inputRef.current?.value ?? "");
      setOpen(event.type !== "blur");
    }
  });
  useEffect(() => {
    const box = inputRef.current;
    const events = ["input", "focus", "blur", "keydown"];
    for (const type of events) box?.addEventListener(type, heard);
    box?.form?.addEventListener("submit", heard);
    // What was typed while this loaded.
    heard(new Event(document.activeElement === box ? "focus" : "blur"));
    return () => {
      for (const type of events) box?.removeEventListener(type, heard);
      box?.form?.removeEventListener("submit", heard);
    };
  }, [inputRef]);
  const chosen = open ? active : null;
  useEffect(() => {
    inputRef.current?.setAttribute("aria-expanded", String(chosen !== null));
    if (chosen === null) inputRef.current?.removeAttribute("aria-activedescendant");
    else inputRef.current?.setAttribute("aria-activedescendant", chosen);
  }, [inputRef, chosen]);

  return (
    <>
      {text !== "" && (
        <button
          type="button"
          aria-label="Clear"
          className="touch me-1.5 grid size-9 place-content-center rounded-md text-text-2 hover:bg-salt"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            write("");
            inputRef.current?.focus();
          }}
        >
          <X aria-hidden size={18} strokeWidth={1.75} />
        </button>
      )}
      {open && <SuggestList id={id} text={text} keys={keys} onActive={setActive} onChoose={choose} />}
    </>
  );
}

/** Opens the first suggestion for a text; without an answer, the lots with its words; without a text, all lots. */
export async function openFirst(text: string, onChoose: OnChoose): Promise<void> {
  const typed = text.trim();
  const words = { to: "list", search: typed === "" ? {} : { q: typed }, whole: true } as const;
  if (typed === "") return onChoose(words, typed);
  const found = await queryClient.fetchQuery(suggestQuery({ text: typed })).catch(() => null);
  const first = found ? rowsOf(found, typed, (_, value) => value)[0]?.choice : undefined;
  onChoose(first && first.to !== "save" ? first : words, typed);
}

// One file to load for the box and for the palette.
export { Suggested } from "./suggested.tsx";
