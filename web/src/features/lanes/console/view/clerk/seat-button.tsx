import { reply } from "@marsa/api-spec/client";
import { ApiProblem } from "@marsa/api-spec/client-problem";
import { useMutation } from "@tanstack/react-query";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { refusalText } from "#/lib/http/refusal.ts";

interface SeatButtonProps {
  idQueue: number;
  /** Who gets the clerk's seat; null frees it. */
  to: number | null;
  label: string;
  className?: string;
}

/** Takes or leaves the clerk's seat of a lane; the next event of the desk shows it. */
export function SeatButton({ idQueue, to, label, className }: SeatButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => reply(api.POST("/live/room/seat", { body: { id_queue: idQueue, id_user: to } })),
    onError: (error) => {
      const why = error instanceof ApiProblem ? error.details["why"] : null;
      void toast({ text: typeof why === "string" ? `${why}.` : refusalText(error) });
    },
  });
  return (
    <Button
      size="sm"
      aria-disabled={isPending || undefined}
      className={className}
      onClick={() => isPending || mutate()}
    >
      {label}
    </Button>
  );
}
