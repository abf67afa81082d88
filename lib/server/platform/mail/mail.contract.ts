import { describe, expect, test } from 'vitest';
import type { Mail, Mailer } from './mail';

type Received = Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'messageId' | 'unsubscribeUrl'>;

export function aMail(over: Partial<Mail> = {}): Mail {
  return {
    to: 'buyer@example.com',
    subject: 'You were outbid',
    text: 'The price is now $210,000.\n\nBid again: http://localhost:3000/properties/12-elm-street-utica',
    messageId: 'outbid-1@example.com',
    ...over,
  };
}

interface Open {
  readonly mailer: Mailer;
  /** What has arrived, newest first. */
  readonly received: () => Promise<readonly Received[]>;
  readonly close: () => Promise<void>;
}

/** What every adapter of the mail port must do. */
export function describeMail(name: string, open: () => Promise<Open>): void {
  describe(name, () => {
    async function sendAll(...mails: Mail[]): Promise<readonly Received[]> {
      const { mailer, received, close } = await open();
      for (const mail of mails) await mailer.send(mail);
      return received().finally(close);
    }

    test('a message arrives with its recipient, subject, text and message id', async () => {
      expect(await sendAll(aMail())).toEqual([expect.objectContaining(aMail())]);
    });

    test('non-ASCII characters and long lines arrive unchanged', async () => {
      const mail = aMail({ subject: 'Über 5 % – «Ñandú» 🏠', text: `${'Café '.repeat(60)}\n🏠` });
      expect(await sendAll(mail)).toEqual([expect.objectContaining(mail)]);
    });

    test('the HTML version arrives with the text', async () => {
      const mail = aMail({ html: '<p>The price is now <b>$210,000</b>.</p>' });
      expect(await sendAll(mail)).toEqual([expect.objectContaining(mail)]);
    });

    test('the one-click unsubscribe URL arrives with the message', async () => {
      const mail = aMail({ unsubscribeUrl: `https://example.com/api/stop?search=${'a'.repeat(43)}` });
      expect(await sendAll(mail)).toEqual([expect.objectContaining(mail)]);
    });

    test('a line break in the subject does not become a header', async () => {
      const [received] = await sendAll(aMail({ subject: 'Hello\r\nBcc: other@example.com' }));
      expect(received?.to).toBe('buyer@example.com');
      expect(received?.subject).toContain('Hello');
    });

    test('every message arrives', async () => {
      const received = await sendAll(...['1', '2', '3'].map((n) => aMail({ messageId: `${n}@example.com` })));
      expect(received.map(({ messageId }) => messageId)).toEqual(
        ['3', '2', '1'].map((n) => `${n}@example.com`),
      );
    });
  });
}
