import { useIsFetching } from "@tanstack/react-query";
import { keys } from "../../../lib/http/query-keys.ts";

/** Two pixels under the header while a list is read anew; what is quicker than 150 ms shows nothing. */
export function ProgressLine() {
  const busy = useIsFetching({ queryKey: keys.lots }) > 0;
  if (!busy) return null;
  return (
    <div aria-hidden className="absolute inset-x-0 top-full h-0.5 animate-late overflow-hidden">
      <div className="absolute h-full w-2/5 animate-progress bg-blue" />
    </div>
  );
}
