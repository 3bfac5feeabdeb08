import type { Ref } from "react";

interface FileInputProps {
  label: string;
  accept: readonly string[];
  onFiles: (files: readonly File[]) => void;
  /** Opens the camera of a phone instead of its files. */
  camera?: boolean;
  /** Takes a whole folder instead of files. */
  folder?: boolean;
  ref: Ref<HTMLInputElement>;
}

/** The browser's own file dialog, opened by a button. The same file may be chosen twice. */
export function FileInput({ label, accept, onFiles, camera = false, folder = false, ref }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={!camera}
      aria-label={label}
      accept={accept.join(",")}
      {...(folder && { webkitdirectory: "" })}
      {...(camera && { capture: "environment" as const })}
      onChange={(event) => {
        const chosen = [...(event.target.files ?? [])];
        event.target.value = "";
        onFiles(chosen);
      }}
    />
  );
}
