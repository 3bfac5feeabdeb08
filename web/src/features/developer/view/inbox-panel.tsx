import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { Bell, type LucideIcon, Mail, MessageSquare } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { clock, shortDay } from "@marsa/api-spec/dates";
import { CopyButton } from "#/components/form/copy-button.tsx";
import { Loaded, Block, Nothing, Refusal } from "./parts.tsx";
import { inboxQuery } from "../model/queries.ts";
import { useControl } from "../model/use-control.ts";

type Sent = Schema<"Sent">;

const CHANNELS: Readonly<Record<Sent["channel"], { icon: LucideIcon; word: string }>> = {
  mail: { icon: Mail, word: "Mail" },
  sms: { icon: MessageSquare, word: "SMS" },
  push: { icon: Bell, word: "Push" },
};

/** Every message that the server would have sent, with its codes. */
export function InboxPanel() {
  const inbox = useQuery(inboxQuery);
  const clear = useControl(() => reply(api.DELETE("/_mock/inbox")));
  return (
    <Block
      title="Messages"
      extra={
        <Button
          size="sm"
          disabled={!inbox.data || inbox.data.length === 0}
          aria-disabled={clear.busy}
          onClick={() => void clear.run()}
        >
          Clear
        </Button>
      }
    >
      <Refusal error={clear.error} className="mt-3" />
      <Loaded query={inbox} what="The inbox">
        {(messages) =>
          messages.length === 0 ? (
            <Nothing>
              Nothing yet. Codes, SMS, mails and pushes that this server would have sent appear here.
            </Nothing>
          ) : (
            <ul className="mt-2 divide-y divide-line border-t border-line">
              {messages.map((message) => (
                <li key={message.id} className="py-3">
                  <Message message={message} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Block>
  );
}

function Message({ message }: { message: Sent }) {
  const { icon: Icon, word } = CHANNELS[message.channel];
  return (
    <article>
      <p className="flex items-center gap-2 text-small text-text-2">
        <Icon aria-hidden size={15} strokeWidth={1.75} className="shrink-0" />
        <span className="min-w-0 truncate">
          {word} to <strong className="font-strong text-text">{message.to}</strong>
        </span>
        <span className="ms-auto shrink-0 tabular-nums">
          {shortDay(message.at)}, {clock(message.at)}
        </span>
      </p>
      {message.subject !== null && <h4 className="mt-1.5 text-body font-strong">{message.subject}</h4>}
      <p className="mt-1 text-body break-words whitespace-pre-line">{message.text}</p>
      {message.code !== null && (
        <div className="mt-2 flex items-center gap-3">
          <code className="font-sans text-price-s tabular-nums select-all">{message.code}</code>
          <CopyButton text={message.code} what="code" />
        </div>
      )}
    </article>
  );
}
