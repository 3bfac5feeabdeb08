import { Suspense } from "react";
import { Keyboard } from "../features/shell/view/keyboard.tsx";
import { useNewVersion } from "../features/shell/model/use-new-version.ts";
import { optionalPart } from "../lib/browser/optional-part.ts";
import { useMe } from "../lib/http/queries.ts";
import { Dialogs } from "./-dialogs.tsx";

/** Without a connection the strip stays away until the next load. */
const FirstBid = optionalPart(async () => (await import("../features/first-bid/first-bid.tsx")).FirstBid);

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
