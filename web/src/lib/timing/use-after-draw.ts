import { useCallback, useEffect, useState } from "react";

/**
 * Runs a function after React has drawn the last change, once for each call. An animation frame can come before the
 * draw, and the focus would then go to a field without its error.
 */
export function useAfterDraw(): (act: () => void) => void {
  const [due, setDue] = useState<{ readonly act: () => void }>();
  useEffect(() => due?.act(), [due]);
  return useCallback((act: () => void) => setDue({ act }), []);
}
