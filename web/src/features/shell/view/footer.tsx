import { Logo } from "#/components/logo.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { cn } from "#/lib/cn.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { LegalLinks } from "./legal-links.tsx";

const PLACES = [
  { label: "Auction list", to: "/auction" },
  { label: "Sales schedule", to: "/schedule" },
  { label: "Sales map", to: "/auction/map" },
  { label: "About Marsa", to: "/alburaq" },
];

/** The end of a public page: links, legal texts, contact, and the id of the build. */
export function Footer({ className }: { className?: string }) {
  const hasScreen = useHasScreen();
  const { build_id: build, controls = false } = useConfig() ?? {};
  return (
    <footer className={cn("mt-16 border-t border-line bg-salt print:hidden", className)}>
      <div className="mx-auto max-w-360 px-4 py-8 lg:px-gutter">
        <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-6">
          <div>
            <Logo bilingual className="h-6" />
            <p className="mt-3 text-small text-text-2">Marsa Auctions, Dubai</p>
          </div>
          <nav aria-label="Footer" className="flex flex-wrap items-center gap-x-7 gap-y-3">
            {PLACES.filter(({ to }) => hasScreen(to)).map(({ label, to }) => (
              <ScreenLink
                key={to}
                to={to}
                className="touch text-small text-text-2 hover:text-blue hover:underline"
              >
                {label}
              </ScreenLink>
            ))}
            <LegalLinks className="contents" />
          </nav>
          <Button onClick={() => openDialog("call-back", { subject: null })}>Ask for a call-back</Button>
        </div>
        <p className="mt-6 text-micro text-text-3">
          Times are Dubai time (GST). Prices in UAE dirhams.{build !== undefined && ` Build ${build}.`}
          <button
            type="button"
            className="touch ms-2 rounded-sm hover:text-blue hover:underline"
            onClick={() => void openDialog("report")}
          >
            Report a problem
          </button>
          {controls && (
            <button
              type="button"
              className="touch ms-2 rounded-sm hover:text-blue hover:underline"
              onClick={() => void openDialog("developer")}
            >
              Developer
            </button>
          )}
        </p>
      </div>
    </footer>
  );
}
