/** Simulates mail, SMS, push, the charges of saved cards, and the partners for transport and insurance. */
import { partnerOffers } from "../domain/services/partner-offers.ts";
import type { MessagePorts } from "../ports/outside.ts";
import { chargeAnswer } from "./payment/card-token.ts";
import type { Channel, Inbox, SentMessage } from "../ports/controls.ts";

type HtmlPart = Pick<SentMessage, "html" | "headers">;

/** How long a partner takes to confirm an order, ms. */
const PARTNER_TAKES_MS = 60_000;
/** Most stored messages. */
const MOST_REMEMBERED = 1_000;

export interface SimulatedPorts {
  readonly ports: MessagePorts;
  readonly inbox: Inbox;
}

/**
 * Returns mail, SMS and push that only fill the inbox, and charges that move no money.
 * @param now stamps messages (ms since 1970 UTC).
 */
export function createSimulatedPorts(now: () => number, codeLength: number): SimulatedPorts {
  const codeIn = codeReader(codeLength);
  let messages: SentMessage[] = [];
  let lastId = 0;

  const keep = (
    channel: Channel,
    {
      html = null,
      headers = {},
      ...message
    }: Pick<SentMessage, "to" | "subject" | "text"> & Partial<HtmlPart>,
  ): void => {
    messages.push({
      id: ++lastId,
      at: now(),
      channel,
      ...message,
      html,
      headers,
      code: codeIn(message.text),
    });
    if (messages.length > MOST_REMEMBERED) messages.shift();
  };

  return {
    ports: {
      mail: { send: async (mail) => keep("mail", mail) },
      sms: { send: async ({ to, text }) => keep("sms", { to, subject: null, text }) },
      push: { send: async ({ to, title, text }) => keep("push", { to, subject: title, text }) },
      cards: { charge: async (token) => chargeAnswer(token) },
      partners: {
        offers: async ({ costs, priceAed }, to) => partnerOffers(costs, to, priceAed),
        confirm: async (_, orderedAt) => now() - orderedAt >= PARTNER_TAKES_MS,
        cancel: async () => undefined,
      },
    },
    inbox: {
      list: (to) => messages.filter((message) => to === undefined || message.to === to).toReversed(),
      clear() {
        messages = [];
      },
    },
  };
}

/** Finds the code in a message with the word code: this many digits in a row, or four groups of four. */
function codeReader(length: number): (text: string) => string | null {
  const digits = new RegExp(`(?<!\\d)(?:\\d{4} \\d{4} \\d{4} \\d{4}|\\d{${length}})(?!\\d)`);
  return (text) => (/\bcode\b/i.test(text) ? (digits.exec(text)?.[0].replaceAll(" ", "") ?? null) : null);
}
