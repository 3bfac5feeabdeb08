import { useNavigate, useRouterState, useSearch } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { field } from "../../../components/ui/input.tsx";
import { cn } from "../../../lib/cn.ts";
import { isDrawn } from "../../../lib/browser/is-drawn.ts";
import { isTyping } from "../../../lib/keyboard/is-typing.ts";
import { useHasScreen } from "../../../lib/address/use-has-screen.ts";
import { wordsOfAddress } from "./search-words.ts";

/**
 * The search box. Enter searches in the list, elsewhere by the smart search. An empty box shows all lots; `/` focuses
 * it.
 */
export function SearchBox({ className }: { className?: string }) {
  const navigate = useNavigate();
  const { q: words } = useSearch({ strict: false });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const q = wordsOfAddress(pathname, words);
  const hasScreen = useHasScreen();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== "/" || isTyping(event) || !input.current || !isDrawn(input.current)) return;
      event.preventDefault();
      input.current.select();
    };
    addEventListener("keydown", jump);
    return () => removeEventListener("keydown", jump);
  }, []);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? "";
    const smart = typed !== "" && pathname !== "/auction" && hasScreen("/smart-search");
    void navigate({
      to: smart ? "/smart-search" : "/auction",
      search: typed === "" ? {} : { q: typed },
    });
    input.current?.blur();
  }

  return (
    <search className={className}>
      <form onSubmit={search} className={cn(field, "relative flex h-10 items-center")}>
        <Search
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="pointer-events-none ms-3 shrink-0 text-text-2"
        />
        <input
          // A new address has new words.
          key={q}
          ref={input}
          type="search"
          defaultValue={q}
          aria-label="Search lots"
          aria-keyshortcuts="/"
          placeholder="Make, model, lot number or building"
          className="h-full min-w-0 flex-1 max-lg:h-11 bg-transparent px-2.5 text-body outline-none placeholder:text-text-3 max-lg:text-[1rem] [&::-webkit-search-cancel-button]:hidden"
        />
        <kbd
          aria-hidden
          className="me-3 grid size-4.5 place-content-center rounded-sm border border-line-3 font-sans text-tag text-text-2 max-lg:hidden"
        >
          /
        </kbd>
      </form>
    </search>
  );
}
