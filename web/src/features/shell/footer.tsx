import { cn } from "../../lib/cn.ts";
import { Logo } from "../../components/logo.tsx";

/** The end of a public page: the law, the way to people, and which build this is. */
export function Footer({ className }: { className?: string }) {
  return (
    <footer className={cn("mt-16 border-t border-line bg-salt print:hidden", className)}>
      <div className="mx-auto flex max-w-360 flex-wrap items-center gap-x-8 gap-y-4 px-4 py-8 text-small text-text-2 lg:px-gutter">
        <Logo className="h-[21px]" />
      </div>
    </footer>
  );
}
