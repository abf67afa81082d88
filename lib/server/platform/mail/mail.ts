import 'server-only';

/** One message to one person. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  /** Unique, of the form `local@domain`. A message that is sent again bears it again, so that it can be told. */
  readonly messageId: string;
  /** Where a POST stops mails of this kind, without a sign-in: the mail program's own button, RFC 8058. */
  readonly unsubscribeUrl?: string | undefined;
}

/**
 * Hands mail over. `send` throws when the message was not accepted: it may then be sent again, unless it was a
 * NoMailboxError.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** The recipient takes no mail, and will take none later. */
export class NoMailboxError extends Error {
  override readonly name = 'NoMailboxError';
}
/** By its name: bundles do not share classes. */
export const isNoMailboxError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'NoMailboxError';
