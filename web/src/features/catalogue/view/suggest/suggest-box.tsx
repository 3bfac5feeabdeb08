// oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no combobox
import { Search } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { field } from "#/components/ui/input.tsx";
import { isDrawn } from "#/lib/browser/is-drawn.ts";
import { cn } from "#/lib/cn.ts";
import { isTyping } from "#/lib/keyboard/single-keys.ts";
import type { OnChoose } from "#/features/catalogue/model/smart/suggest-rows.ts";

// In the first load of every page: what happens at the first letter is in the menu.
const load = () => import("./suggest-menu.tsx");
const SuggestMenu = lazy(async () => ({ default: (await load()).SuggestMenu }));

interface SuggestBoxProps {
  /** The text of the address; when it changes, the box follows. */
  words: string;
  label: string;
  placeholder: string;
  className?: string;
  /** A button at the end. The box without one is that of the header, which the key `/` focuses. */
  children?: ReactNode;
  onChoose: OnChoose;
}

/**
 * A search box with suggestions below. Arrows choose one, Enter opens it, Escape closes the list. An empty box opens
 * all lots.
 */
export function SuggestBox({ words, label, placeholder, className, children, onChoose }: SuggestBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState(false);
  const hasButton = children !== undefined;
  useEffect(() => {
    if (input.current) input.current.value = words;
  }, [words]);
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (hasButton || event.key !== "/" || isTyping(event) || !input.current || !isDrawn(input.current))
        return;
      event.preventDefault();
      input.current.select();
    };
    addEventListener("keydown", jump);
    return () => removeEventListener("keydown", jump);
  }, [hasButton]);

  return (
    <search className={cn("relative block", className)}>
      <form
        // The menu takes this over once it has loaded.
        onSubmit={(event) => {
          event.preventDefault();
          const text = input.current?.value ?? "";
          // Else the menu would open its list above what was found.
          input.current?.blur();
          void load().then(({ openFirst }) => openFirst(text, onChoose));
        }}
        className={cn(field, "flex h-10 items-center")}
      >
        <Search
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="pointer-events-none ms-3 shrink-0 text-text-2"
        />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={label}
          aria-controls={id}
          aria-expanded={false}
          aria-autocomplete="list"
          aria-keyshortcuts={hasButton ? undefined : "/"}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder={placeholder}
          className="h-full min-w-0 flex-1 bg-transparent px-2.5 text-body outline-none placeholder:text-text-3 max-lg:h-11 max-lg:text-[1rem] [&::-webkit-search-cancel-button]:hidden"
          defaultValue={words}
          onFocus={() => setUsed(true)}
        />
        {!hasButton && !used && (
          <kbd
            aria-hidden
            className="me-3 grid size-4.5 place-content-center rounded-sm border border-line-3 font-sans text-tag text-text-2 max-lg:hidden"
          >
            /
          </kbd>
        )}
        {used && (
          <Suspense>
            <SuggestMenu id={id} inputRef={input} words={words} onChoose={onChoose} />
          </Suspense>
        )}
        {children}
      </form>
    </search>
  );
}
