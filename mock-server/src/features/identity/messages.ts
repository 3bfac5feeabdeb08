/** Account messages: by mail to an email, by SMS to a phone. */
import type { MailPort, MessagePorts, SmsPort } from "../../ports/outside.ts";
import { accountMail } from "../../mail/account-mail.ts";
import type { Contact } from "../../domain/people/contact.ts";

export interface Message {
  readonly subject: string;
  readonly text: string;
}

export const messages = {
  verify: (digits: string): Message => ({
    subject: "Your Marsa code",
    text: `${digits} is your Marsa code. It is valid for 10 minutes. Nobody from Marsa will ever ask you for it.`,
  }),
  recovery: (digits: string): Message => ({
    subject: "Your new Marsa password",
    text: `${digits} is your Marsa code to set a new password. It is valid for 10 minutes. If you didn't ask for it, leave it unused: your password stays as it is.`,
  }),
  alreadyYours: (): Message => ({
    subject: "You have a Marsa account already",
    text: "Somebody has just tried to use this contact for a Marsa account. It belongs to yours already: sign in, or set a new password if you have forgotten it. If it wasn't you, there is nothing to do.",
  }),
  passwordChanged: (): Message => ({
    subject: "Your Marsa password was changed",
    text: "Your Marsa password was changed, and you were signed out everywhere else. If it wasn't you, set a new one at once.",
  }),
  contactReplaced: (masked: string, undo: string): Message => ({
    subject: "Your Marsa account has a new contact",
    text: `Your Marsa account is reached at ${masked} from now on, and no longer here. If it wasn't you, undo it within 72 hours: ${undo}`,
  }),
  contactRestored: (): Message => ({
    subject: "Your Marsa contact is back",
    text: "The change of your Marsa contact is undone, and everybody was signed out. The old password no longer works. Choose a new one with “Forgot?” on the sign-in page.",
  }),
  tooNew: (from: string): Message => ({
    subject: "Your contact is too new for a new password",
    text: `Somebody asked for a new Marsa password with this contact. It replaced another one less than a day ago, so codes come here from ${from} on. Until then use your other contact, or undo the change by the link that the old one got.`,
  }),
  deleted: (masked: string): Message => ({
    subject: "Your Marsa account is deleted",
    text: `The Marsa account of ${masked} is deleted, and what named you with it. What the law wants kept, entries of the deposit and of sales, is kept without your name.`,
  }),
  /** A name is a text of the sender: it stands at the end, far from the subject and the first line. */
  invitation: (from: string, url: string): Message => ({
    subject: "An invitation to Marsa",
    text: `Somebody who has an account with us invites you to Marsa, the auction house for vehicles and apartments in the UAE. Have a look: ${url}/alburaq. The name in that account is “${from}”. If you don't know them, leave this mail unanswered: nothing happens.`,
  }),
} as const;

/** Resolves when the message is sent. */
export function sendTo(
  { mail, sms }: { readonly mail: MailPort; readonly sms: SmsPort },
  { kind, value }: Contact,
  { subject, text }: Message,
): Promise<void> {
  return kind === "email" ? mail.send(accountMail(value, subject, text)) : sms.send({ to: value, text });
}

type Sender = Pick<MessagePorts, "mail" | "sms"> & {
  readonly log: { error(event: string, error: unknown): void };
};

/** Sends without waiting: the duration must not reveal whether a message was sent. */
export function sendLater(context: Sender, contact: Contact, message: Message): void {
  sendTo(context, contact, message).catch((error: unknown) =>
    context.log.error("a message was not sent", error),
  );
}
