import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { Skeleton } from "#/components/ui/skeleton.tsx";

/** The first bytes of every PDF. */
const MARK = "%PDF";

/** A PDF in the browser's own viewer. The server only offers it as a download, so this fetches its bytes. */
export function PdfPage({ url, title }: { url: string; title: string }) {
  // The link changes every few minutes, the document does not.
  const [first] = useState(url);
  const { data, error } = useQuery({
    queryKey: ["pdf", first],
    queryFn: async ({ signal }) => {
      const answer = await fetch(first, { signal });
      const bytes = await answer.arrayBuffer();
      const begins = new TextDecoder().decode(bytes.slice(0, MARK.length));
      if (!answer.ok || begins !== MARK) throw new Error("This document is no PDF");
      return new Blob([bytes], { type: "application/pdf" });
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame || !data) return undefined;
      const address = URL.createObjectURL(data);
      frame.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [data],
  );
  const save = (
    <a href={url} className="touch text-small text-blue hover:underline">
      Save the PDF
    </a>
  );
  if (error) {
    return (
      <p className="m-auto px-4 text-center text-small text-text-2">
        {error.message}. {save}
      </p>
    );
  }
  if (!data) return <Skeleton className="h-full" />;
  return (
    <div className="flex h-full flex-col">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the browser's viewer works in no sandbox; it is a PDF */}
      <iframe ref={show} title={title} className="w-full flex-1 border-0" />
      <p className="px-3 py-2">{save}</p>
    </div>
  );
}
