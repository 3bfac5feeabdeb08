import { money } from "@marsa/api-spec/amounts";
import { Message } from "#/components/message/message.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Button } from "#/components/ui/button.tsx";

/** The reader's maximum waits here in a group: until its turn, no bid by hand is taken. */
export function Asleep({ max }: { max: number }) {
  return (
    <div data-slot="asleep" className="grid gap-2.5">
      <Message tone="info" title={`Your maximum of AED ${money(max)} waits here in “One of these”.`}>
        It bids when its turn comes, so that you never buy two. To bid now, take the lot out of the group, or
        end the group.
      </Message>
      <Button size="xl" className="w-full" asChild>
        <ScreenLink to="/auction/workbook">See your group</ScreenLink>
      </Button>
    </div>
  );
}
