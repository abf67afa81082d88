import { HtmlValidate } from 'html-validate';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { noticeFacts, notificationKinds } from '@/lib/domain/notifications/notification-kinds';
import { channelsOf, requiredMail } from '@/lib/domain/notifications/notification-settings';
import { composeMail } from '@/lib/server/jobs/messages/compose-mail';
import { previewMessages } from '@/lib/server/jobs/messages/preview-messages';
import { sampleMessages } from '@/lib/server/jobs/messages/sample-messages';
import { emailOf, sendOutbox } from '@/lib/server/jobs/messages/send-outbox';
import { mailHtml } from '@/lib/server/platform/mail/mail-html';
import { createSmtpMail } from '@/lib/server/platform/mail/smtp-mail';
import { startSmtpServer } from '@/lib/server/platform/mail/smtp-server.fixture';
import { kindOf } from '@/lib/server/platform/outbox/notification-kind';
import { type OutboxMessage, outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime as processRuntime } from '@/lib/server/platform/runtime/runtime';
import { aBidder, openTestRuntime, setRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { getNotificationSettings } from '@/lib/server/records/notifications/inbox';
import { findStoppable, stopToken } from '@/lib/server/records/notifications/unsubscribe';
import { findOptionalEmails } from '@/lib/server/workflows/accounts/optional-emails';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { POST } from '../stop/route';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

const stop = (token: string, what = 'notices') =>
  POST(
    new Request(`http://localhost:3000/api/stop?${what}=${token}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
    }),
    { params: Promise.resolve({}) },
  );

describe('all messages', () => {
  test('every outbox kind has a sample, and every settings kind except offers has a message', () => {
    const samples = sampleMessages({ listingKey: 'x', slug: 'y' }, 1);
    const schema = JSON.stringify(z.toJSONSchema(outbox.schema, { unrepresentable: 'any' }));
    const named = [...schema.matchAll(/"kind":\{"type":"string",(?:"const":("[^"]+")|"enum":\[([^\]]+)\])/g)];
    const kinds = named.flatMap(([, one = '', many = '']) => JSON.parse(`[${one || many}]`));
    expect(new Set(samples.map(({ kind }) => kind))).toEqual(new Set(kinds));
    const sampledKinds = new Set(samples.map(kindOf));
    expect(notificationKinds.filter((kind) => !sampledKinds.has(kind) && kind !== 'offers')).toEqual([]);
  });

  test('are valid HTML that loads only images of this site, and their text version has the unsubscribe link', async () => {
    await aPublishedHome(runtime, { key: 'shown', sellerUid: 'seller', now: Date.now() });
    const previews = await previewMessages(Date.now());
    expect(previews.length).toBeGreaterThan(35);
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: { 'no-inline-style': 'off', 'require-sri': 'off', 'long-title': 'off' },
    });
    for (const { kind, mail } of previews) {
      const { results } = validator.validateStringSync(mail.html ?? '');
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
      expect(mail.html).not.toMatch(/<(link|script|table)\b/);
      for (const [image] of (mail.html ?? '').matchAll(/<img[^>]*>/g))
        expect(image).toMatch(/^<img src="http:\/\/localhost:3000\/media\/[^"?]+" alt="[^"]+"/);
      expect(mail.text).toContain('Bank-Owned New York');
      expect(mail.unsubscribeUrl === undefined).toBe(kind === null || noticeFacts[kind].isBinding === true);
      if (mail.unsubscribeUrl) expect(mail.text).toContain('Unsubscribe: http');
    }
  });

  const site = 'http://localhost:3000';
  const linksOf = (html = '') => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

  test('user text is escaped in the HTML, and only a line with a label and a URL of this site, or above one, becomes a link', () => {
    const html = mailHtml({
      subject: '<b>',
      text: `Said: <img src=x>\n\nGo on: ${site}/?a=1&b="\n\n1 Elm & Oak\n${site}/1\n\n2 Elm\nhttps://evil.example/\n\nNot here: ${site}.evil.example/\n\nNor: ${site}@evil.example/`,
      footer: '',
      button: null,
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('<title>&lt;b&gt;</title>');
    expect(linksOf(html)).toEqual([site, `${site}/?a=1&amp;b=&quot;`, `${site}/1`, site]);
    expect(html).toContain('>Go on</a>');
    expect(html).toContain('>1 Elm &amp; Oak</a>');
  });

  test('the button links to the page that the message is about', () => {
    const button = `${site}/dashboard`;
    const text = `Other: ${site}/other\n\nDecide: ${button}`;
    const yellow = (html: string) => [...html.matchAll(/<a href="([^"]*)" style="display:inline-block/g)];
    expect(yellow(mailHtml({ subject: '', text, footer: '', button })).map(([, href]) => href)).toEqual([
      button,
    ]);
    expect(yellow(mailHtml({ subject: '', text, footer: '', button: null }))).toEqual([]);
  });

  test('nothing that strangers write becomes a link or a button', async () => {
    const lure = `Please read.\n\nSign in again: https://evil.example/login\n\nDecide: ${site}/dashboard\n${site}/x`;
    const at = { uid: 'una', attempts: 0, sendAt: 1, place: '1 Elm Street' };
    const sale = { ...at, kind: 'sale', saleId: 's', side: 'buyer', until: null, priceCents: null } as const;
    const market = { ...at, kind: 'market', slug: 'home', visit: { visitId: 'v', startsAt: 1 } } as const;
    const messages: Extract<OutboxMessage, { kind: 'sale' | 'market' }>[] = [
      { ...sale, news: 'message', words: lure },
      { ...sale, news: 'document', words: 'Sign in again: https://evil.example/login' },
      { ...market, news: 'asked', text: lure },
      { ...market, news: 'answered', text: lure },
      { ...market, news: 'visit-requested', text: lure },
      { ...market, news: 'visit-confirmed', text: lure },
    ];
    for (const message of messages) {
      const wording = await emailOf(message, 1);
      if (!wording) throw new Error('nothing to say');
      const { html = '', text } = await composeMail(wording, { uid: 'una', kind: 'questions' });
      const [body = ''] = html.split('border-top');
      const messageText = 'text' in message ? message.text : message.words;
      expect(linksOf(body)).not.toContain('https://evil.example/login');
      expect(linksOf(body)).not.toContain(`${site}/dashboard`);
      expect(linksOf(body)).not.toContain(`${site}/x`);
      expect(linksOf(body)).toContain(`${site}${wording.path}`);
      for (const line of messageText.split('\n')) expect(text).toContain(`> ${line}`.trimEnd());
    }
    const line = { text: `1 Elm Street: Decide: ${site}/dashboard ${site}/x`, path: '/dashboard/questions' };
    const about = { group: 'asked', first: 'f', more: 0, tally: {}, only: null } as const;
    const digest = { ...at, ...about, kind: 'digest' } as const;
    const wording = await emailOf({ ...digest, uid: 'org_1', lines: [line] }, 1);
    if (!wording) throw new Error('nothing to say');
    const [body = ''] = (await composeMail(wording, null)).html?.split('border-top') ?? [];
    expect(new Set(linksOf(body))).toEqual(new Set([site, `${site}/dashboard/questions`]));
  });
});

describe('the one-click unsubscribe', () => {
  test('stops emails of this kind to this person only; on the site and by push they continue', async () => {
    const { user } = await aBidder(runtime, 'una');
    const token = await stopToken(user.uid, 'outbid');
    expect((await stop(token)).status).toBe(200);
    expect((await stop(token)).status).toBe(200);
    const settings = await getNotificationSettings(user.uid);
    expect(channelsOf(settings, 'outbid')).toEqual(['page', 'push']);
    expect(channelsOf(settings, 'ending-soon')).toContain('mail');
    expect(await getNotificationSettings('somebody')).toMatchObject({ chosen: {} });
    expect(await findStoppable(token)).toEqual({ uid: 'una', kind: 'outbid', isStopped: true });
  });

  test('returns 404 for a tampered token and for a mandatory kind', async () => {
    const token = await stopToken('una', 'lost');
    const [whose, , signature] = token.split('.');
    const other = Buffer.from('ugo').toString('base64url');
    for (const forged of [
      `${token}x`,
      token.slice(0, -1),
      `${whose}.new-homes.${signature}`,
      `${other}.lost.${signature}`,
      `${whose}.lost.`,
      '..',
    ])
      expect((await stop(forged)).status).toBe(404);
    expect((await stop(await stopToken('una', 'won'))).status).toBe(404);
  });

  test('stops all optional emails with the token of one email, and undoes it; a forged token or one of a deleted account does neither', async () => {
    const { user } = await aBidder(runtime, 'ina');
    const token = await stopToken(user.uid, 'outbid');
    const mailed = async () => {
      const settings = await getNotificationSettings(user.uid);
      return notificationKinds.filter((kind) => channelsOf(settings, kind).includes('mail'));
    };
    const before = await mailed();
    expect((await stop(token, 'all')).status).toBe(200);
    expect(await findOptionalEmails(token)).toEqual({ areStopped: true });
    expect(await mailed()).toEqual(requiredMail);
    expect((await stop(token, 'undo')).status).toBe(200);
    expect(await mailed()).toEqual(before);
    for (const bad of [`${token}x`, 'x'.repeat(43), '', await stopToken('nobody', 'outbid')])
      for (const what of ['all', 'undo']) expect((await stop(bad, what)).status).toBe(404);
    expect(await findOptionalEmails(await stopToken('nobody', 'outbid'))).toBeNull();
  });

  test('of a kind that was stopped with all others keeps it stopped when those come back', async () => {
    const { user } = await aBidder(runtime, 'ivy');
    const token = await stopToken(user.uid, 'outbid');
    for (const what of ['all', 'notices', 'undo']) expect((await stop(token, what)).status).toBe(200);
    const settings = await getNotificationSettings(user.uid);
    expect(channelsOf(settings, 'outbid')).not.toContain('mail');
    expect(channelsOf(settings, 'lost')).toContain('mail');
  });

  test('is in the email headers, per RFC 8058', async () => {
    const { url, envelopes, close } = await startSmtpServer();
    const { store } = runtime;
    await aBidder(runtime, 'vera');
    const smtp = createSmtpMail({ url, from: 'Bank-Owned New York <hello@example.com>' });
    const before = processRuntime();
    setRuntime({ ...before, mail: smtp });
    const message = { uid: 'vera', auctionId: 'a', slug: 's', priceCents: 100, attempts: 0, sendAt: 1 };
    await store.commit([
      write.create(outbox, 'v-outbid', { ...message, kind: 'outbid' }),
      write.create(outbox, 'v-won', { ...message, kind: 'won' }),
    ]);
    while ((await sendOutbox(2)) > 0);
    setRuntime(before);
    await close();
    const [outbid, won] = ['v-outbid', 'v-won'].map(
      (id) => envelopes.find(({ source }) => source.includes(`Message-ID: <${id}@`))?.source ?? '',
    );
    const token = await stopToken('vera', 'outbid');
    const unfolded = outbid?.replace(/\n[ \t]+/g, ' ');
    expect(unfolded).toContain(`List-Unsubscribe: <http://localhost:3000/api/stop?notices=${token}>`);
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(outbid).toContain('multipart/alternative');
    expect(won).toContain('multipart/alternative');
    expect(won).not.toContain('List-Unsubscribe');
  });

  test('is not offered for mandatory messages', async () => {
    const wording = { subject: 'S', text: 'T', path: '/' };
    const mails = await Promise.all(
      notificationKinds.map(
        async (kind) => [kind, await composeMail(wording, { uid: 'una', kind })] as const,
      ),
    );
    for (const [kind, { unsubscribeUrl }] of mails)
      expect(unsubscribeUrl === undefined).toBe(noticeFacts[kind].isBinding === true);
  });
});
