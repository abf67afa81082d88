import { expect, test } from 'vitest';
import { isNoMailboxError } from './mail';
import { aMail, describeMail } from './mail.contract';
import { createSmtpMail } from './smtp-mail';
import { startSmtpServer } from './smtp-server.fixture';

const from = 'Bank-Owned New York <hello@example.com>';

describeMail('SMTP mail', async () => {
  const { url, envelopes, close } = await startSmtpServer();
  return {
    mailer: createSmtpMail({ url, from }),
    received: async () => envelopes.map(({ to, source }) => ({ to: to.join(), ...read(source) })),
    close,
  };
});

test('the message names its sender', async () => {
  const { url, envelopes, close } = await startSmtpServer();
  await createSmtpMail({ url, from }).send(aMail());
  expect(envelopes[0]?.source).toContain('From: "Bank-Owned New York" <hello@example.com>');
  await close();
});

test("a refused message and an unreachable server are errors that do not contain the recipient's address", async () => {
  const { url, envelopes, close } = await startSmtpServer({ refuses: 'gone@example.com' });
  const mailer = createSmtpMail({ url, from });
  await expect(mailer.send(aMail({ to: 'gone@example.com' }))).rejects.toThrow(/no such mailbox/);
  const refusal: unknown = await mailer.send(aMail({ to: 'gone@example.com' })).catch((error) => error);
  expect(String(refusal)).not.toContain('gone@');
  expect(isNoMailboxError(refusal)).toBe(true);
  await close();
  const down: unknown = await mailer.send(aMail()).catch((error) => error);
  expect(String(down)).toMatch(/ECONNREFUSED/);
  expect(isNoMailboxError(down)).toBe(false);
  expect(envelopes).toEqual([]);
});

test.each([
  ['550 5.1.1 no such mailbox', true],
  ['550 5.1.10 no such recipient', true],
  ['550 5.2.1 account closed', true],
  ['553 name not allowed', false],
  ['550 relay not permitted', false],
  ['550 5.1.8 sender address rejected', false],
  ['550 5.1.11 something new', false],
  ['550 5.7.1 relaying denied', false],
  ['452 4.2.2 mailbox full', false],
  ['554 transaction failed', false],
])('the answer “%s” means that the mailbox is permanently gone: %s', async (answer, isGone) => {
  const { url, close } = await startSmtpServer({ refuses: 'gone@example.com', answer });
  const refusal: unknown = await createSmtpMail({ url, from })
    .send(aMail({ to: 'gone@example.com' }))
    .catch((error) => error);
  expect(String(refusal)).toContain(answer);
  expect(isNoMailboxError(refusal)).toBe(isGone);
  await close();
});

test('an address with a comma is one recipient or an error, not two recipients', async () => {
  const { url, envelopes, close } = await startSmtpServer();
  await createSmtpMail({ url, from })
    .send(aMail({ to: 'a@example.com, b@example.com' }))
    .catch(() => {});
  expect(envelopes.flatMap(({ to }) => to)).not.toContain('b@example.com');
  await close();
});

/** Parses enough of RFC 5322, 2045 and 2047 to read a sent message. */
function read(source: string) {
  const { headers, body } = split(source);
  const boundary = /boundary="(.+?)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.slice(1, -1)))
    : [{ headers, body }];
  const [text, html] = parts.map((part) => decodeBody(part.headers['content-transfer-encoding'], part.body));
  return {
    subject: decodeWords(headers.subject ?? ''),
    messageId: (headers['message-id'] ?? '').replace(/^<|>$/g, ''),
    text: text ?? '',
    ...(html === undefined ? {} : { html }),
    ...(headers['list-unsubscribe-post'] === 'List-Unsubscribe=One-Click' && {
      unsubscribeUrl: headers['list-unsubscribe']?.replace(/^<|>$/g, ''),
    }),
  };
}

function split(source: string): { headers: Record<string, string>; body: string } {
  const end = source.indexOf('\n\n');
  const lines = source
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^[^:]*: ?/, '')]);
  return { headers: Object.fromEntries(headers), body: source.slice(end + 2) };
}

function decodeBody(encoding: string | undefined, body: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\n/g, '')) : body;
}

function decodeWords(header: string): string {
  const words = header.replace(/(\?=)\s+(=\?)/g, '$1$2');
  return words.replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_all, kind: string, word: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString()
      : decodeQuoted(word.replaceAll('_', ' ')),
  );
}

function decodeQuoted(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}
