import { useMutation } from "@tanstack/react-query";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { toast } from "#/components/message/toast.tsx";
import { Section } from "#/components/section.tsx";
import { Button } from "#/components/ui/button.tsx";
import { download, fileOf } from "#/lib/browser/download.ts";
import { api } from "#/lib/http/api.ts";
import { confirmed } from "#/lib/session/confirmed.ts";

/** Everything that we hold of the person, as one file for them. */
export function OwnDataSection() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { data, response } = await confirmed((header) =>
        api.POST("/auth/account/export", { params: { header }, parseAs: "blob" }),
      );
      download(fileOf(data, response, "marsa-my-data.zip"));
    },
    onSuccess: () => void toast({ text: "Your data is in your downloads", duration: 3_000 }),
  });
  return (
    <Section
      title="Your data"
      text="One file with everything that we hold of you: your entries, bids, payments and documents."
    >
      {error && <ErrorBlock className="mb-4" title="The file could not be made." error={error} />}
      <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
        {isPending ? "Making the file…" : "Download my data"}
      </Button>
    </Section>
  );
}
