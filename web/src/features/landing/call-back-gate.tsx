import { lazy, Suspense, useSyncExternalStore } from "react";
import { callBackRequest, endCallBack, onCallBackRequest } from "../../lib/dialogs/call-back-request.ts";

const CallBackDialog = lazy(async () => ({
  default: (await import("./call-back-dialog.tsx")).CallBackDialog,
}));

/** Shows the form for a call-back while somebody asks for it (`askCallBack`). Mounted once, by the root. */
export function CallBackGate() {
  const request = useSyncExternalStore(onCallBackRequest, callBackRequest);
  return request ? (
    <Suspense>
      <CallBackDialog subject={request.subject} onClose={endCallBack} />
    </Suspense>
  ) : null;
}
