import { useIsFetching } from "@tanstack/react-query";
import { keys } from "#/lib/http/query-keys.ts";

/** A line under the header while a list loads again, after 150 ms. */
export function ProgressLine() {
  const busy = useIsFetching({ queryKey: keys.lots }) > 0;
  if (!busy) return null;
  return (
    <div aria-hidden className="absolute inset-x-0 top-full h-0.5 animate-late overflow-hidden">
      <div className="absolute h-full w-2/5 animate-progress bg-blue" />
    </div>
  );
}
