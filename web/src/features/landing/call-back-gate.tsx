import { lazy, Suspense } from "react";
import { useSnapshot } from "valtio/react";
import { callBackRequest, endCallBack } from "../../lib/call-back-request.ts";

const CallBackDialog = lazy(async () => ({
  default: (await import("./call-back-dialog.tsx")).CallBackDialog,
}));

/** Shows the form for a call-back while somebody asks for it (`askCallBack`). Mounted once, by the root. */
export function CallBackGate() {
  const { open, subject } = useSnapshot(callBackRequest);
  return open ? (
    <Suspense>
      <CallBackDialog subject={subject} onClose={endCallBack} />
    </Suspense>
  ) : null;
}
