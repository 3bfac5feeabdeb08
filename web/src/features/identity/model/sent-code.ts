/** The contact that got a code, and the time from which another may be sent (ISO instant of the server's clock). */
export interface Sent {
  contact: string;
  resendAt: string;
}
