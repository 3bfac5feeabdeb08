import { lazy, Suspense } from "react";
import { Keyboard } from "../features/shell/keyboard/keyboard.tsx";
import { useNewVersion } from "../features/shell/use-new-version.ts";
import { useMe } from "../lib/http/queries.ts";
import { Dialogs } from "./-dialogs.tsx";

const Nothing = () => null;

/** Without a connection the strip stays away until the next load; the page works without it. */
const FirstBid = lazy(() =>
  import("../features/first-bid/first-bid.tsx").then(
    (part) => ({ default: part.FirstBid }),
    () => ({ default: Nothing }),
  ),
);

/** Parts of every page that the first draw does not need. */
export function AfterIdle() {
  useNewVersion();
  const isNew = useMe()?.has_bid === false;
  return (
    <>
      {isNew && (
        <Suspense>
          <FirstBid />
        </Suspense>
      )}
      <Keyboard />
      <Dialogs />
    </>
  );
}
