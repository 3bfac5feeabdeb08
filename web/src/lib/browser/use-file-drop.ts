import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/**
 * Takes files that are dropped on an element or pasted into the page; what was dropped also has its folders. Returns
 * whether files are above it.
 */
export function useFileDrop(
  box: RefObject<HTMLElement | null>,
  isOn: boolean,
  take: (files: readonly File[], dropped: DataTransfer | null) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const taken = useEffectEvent(take);

  useEffect(() => {
    const element = box.current;
    if (!element || !isOn) return;
    const watch = new AbortController();
    const { signal } = watch;
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
    // A file dropped beside the place would open instead of the page.
    addEventListener("dragover", (event) => hasFiles(event) && event.preventDefault(), { signal });
    addEventListener("drop", (event) => hasFiles(event) && event.preventDefault(), { signal });
    element.addEventListener("dragover", (event) => setOver(hasFiles(event)), { signal });
    element.addEventListener(
      "dragleave",
      ({ relatedTarget }) => !element.contains(relatedTarget as Node | null) && setOver(false),
      { signal },
    );
    element.addEventListener(
      "drop",
      (event) => {
        setOver(false);
        if (hasFiles(event)) taken([...event.dataTransfer!.files], event.dataTransfer);
      },
      { signal },
    );
    addEventListener(
      "paste",
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length > 0) taken(files, null);
      },
      { signal },
    );
    return () => watch.abort();
  }, [box, isOn]);
  return isOver;
}
