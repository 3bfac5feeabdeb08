import type { ReactNode } from "react";
import { Logo } from "#/components/logo.tsx";

/** The bar above full-page messages: 70 px, with the logo as a plain link to the root, which works after any error. */
export function ScreenBar({ children }: { children?: ReactNode }) {
  return (
    <header className="flex h-[70px] items-center justify-between gap-4 border-b border-line px-4 lg:px-10">
      <a href="/" aria-label="Marsa, to the auction list" className="touch rounded-sm">
        <Logo className="h-[25px] lg:h-[27px]" />
      </a>
      {children}
    </header>
  );
}

/** A message alone on its page, below the bar. */
export function BelowBar({ children }: { children: ReactNode }) {
  return (
    <>
      <ScreenBar />
      <main>{children}</main>
    </>
  );
}
