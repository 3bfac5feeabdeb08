import { useCallback, useEffect, useState } from "react";

/**
 * Acts when what was set before it stands on the page. In: the act, once for each call. A frame that is waited for
 * instead may come before React has drawn, and the keys then go to a field that is not marked yet.
 */
export function useAfterDraw(): (act: () => void) => void {
  const [due, setDue] = useState<{ readonly act: () => void }>();
  useEffect(() => due?.act(), [due]);
  return useCallback((act: () => void) => setDue({ act }), []);
}
