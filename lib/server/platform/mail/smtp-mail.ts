import 'server-only';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { type Mailer, NoMailboxError } from './mail';

const TIMEOUT_MS = 15_000;

interface Settings {
  /** Such as smtps://user:password@mail.example.com */
  readonly url: string;
  /** Such as Bank-Owned New York <hello@example.com> */
  readonly from: string;
}

/** Sends over SMTP. Throws when the server refuses the message or does not answer within 15 seconds. */
export function createSmtpMail({ url, from }: Settings): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, unsubscribeUrl, ...message }) {
      // As an object, so that a comma in the address cannot add a second recipient.
      await transport
        .sendMail({
          ...message,
          from,
          to: { name: '', address: to },
          ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
        })
        .catch((error: unknown) => {
          const reason = withoutAddresses(error);
          throw isNoMailbox(error) ? new NoMailboxError(reason) : new Error(reason);
        });
    },
  };
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const refusedSchema = z.object({ command: z.literal('RCPT TO'), response: z.string() });

/**
 * RFC 3463 codes for a permanently unusable mailbox. A refusal without one may be about us, not about the
 * mailbox.
 */
function isNoMailbox(error: unknown): boolean {
  const refused = refusedSchema.safeParse(error);
  return refused.success && /^55\d[ -]5\.(1\.(1|2|3|6|10)|2\.1)(?!\d)/.test(refused.data.response);
}

/** Errors end up in logs, and mail servers often repeat the recipient's address. */
const withoutAddresses = (error: unknown): string =>
  (error instanceof Error ? error.message : 'The message was not sent').replace(/\S+@\S+/g, '(address)');
