import { Camera } from "lucide-react";
import { useRef } from "react";
import { Button } from "#/components/ui/button.tsx";
import { FileInput } from "../upload/file-input.tsx";

/** Opens the camera of a phone. */
export function TakePhotos({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-3 lg:hidden">
      <Button size="lg" className="w-full" onClick={() => input.current?.click()}>
        <Camera aria-hidden size={18} strokeWidth={1.75} /> Take photos
      </Button>
      <FileInput ref={input} label="Camera" accept={["image/*"]} onFiles={onFiles} camera />
    </div>
  );
}
