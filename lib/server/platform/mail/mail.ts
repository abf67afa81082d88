import 'server-only';

/** One message to one person. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  /**
   * Unique, in the form `local@domain`. A message that is sent again has the same id, so that it can be
   * recognized.
   */
  readonly messageId: string;
  /**
   * A POST to this URL stops mails of this kind without a sign-in. Mail programs show a button for it (RFC
   * 8058).
   */
  readonly unsubscribeUrl?: string | undefined;
}

/**
 * Sends mail. `send` throws when the message was not accepted; unless it is a NoMailboxError, it may be sent
 * again.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** The recipient's mailbox permanently accepts no mail. */
export class NoMailboxError extends Error {
  override readonly name = 'NoMailboxError';
}
/** Compares the name, because bundles do not share classes. */
export const isNoMailboxError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'NoMailboxError';
