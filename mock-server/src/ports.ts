/** What the house sends to people. Only simulated adapters ship: what they are given lies in the inbox of the controls. */

export interface Mail {
  /** An address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Sms {
  /** A number in international form, +9715…. */
  readonly to: string;
  readonly text: string;
}

export interface Push {
  /** The token that the browser registered. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

export interface MailPort {
  /** Resolves when the message is on its way, not when it is read. */
  send(mail: Mail): Promise<void>;
}

export interface SmsPort {
  /** Resolves when the message is on its way, not when it is read. */
  send(sms: Sms): Promise<void>;
}

export interface PushPort {
  /** Resolves when the message is on its way, not when it is seen. */
  send(push: Push): Promise<void>;
}

export interface MessagePorts {
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly push: PushPort;
}
