/** The first focus of the keyboard on every page: skips the common parts. */
export function SkipLink({ to = "main", label = "Skip to content" }: { to?: string; label?: string }) {
  return (
    <a
      href={`#${to}`}
      className="fixed start-4 top-2 z-50 -translate-y-16 rounded-md bg-ink px-4 py-2.5 font-strong text-white focus:translate-y-0"
    >
      {label}
    </a>
  );
}
