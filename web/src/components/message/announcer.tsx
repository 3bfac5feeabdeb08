import { useEffect, useState } from "react";
import { onAnnounce } from "#/lib/browser/announce.ts";

/** The two live regions of `announce`. Mounted once. */
export function Announcer() {
  const [said, setSaid] = useState({ polite: "", assertive: "" });
  useEffect(
    () => onAnnounce((text, politeness) => setSaid((before) => ({ ...before, [politeness]: text }))),
    [],
  );
  return (
    <>
      <div className="sr-only" aria-live="polite">
        {said.polite}
      </div>
      <div className="sr-only" aria-live="assertive">
        {said.assertive}
      </div>
    </>
  );
}
