import { useNavigate, useRouterState, useSearch } from "@tanstack/react-router";
import { SuggestBox } from "#/features/catalogue/public.ts";
import { wordsOfAddress } from "./search-words.ts";

/** The search box of the header: opens lots and lists of lots. */
export function SearchBox({ className }: { className?: string }) {
  const navigate = useNavigate();
  const { q } = useSearch({ strict: false });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <SuggestBox
      words={wordsOfAddress(pathname, q)}
      label="Search lots"
      placeholder="Make, model, lot number or building"
      {...(className !== undefined && { className })}
      onChoose={(choice) =>
        void (choice.to === "lot"
          ? navigate({ to: "/auction/$id", params: { id: String(choice.id) } })
          : navigate({ to: "/auction", search: choice.search }))
      }
    />
  );
}
