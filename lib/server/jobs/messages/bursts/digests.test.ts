import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { digestWindowMs } from '@/lib/domain/notifications/digest';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { listNotifications } from '@/lib/server/records/notifications/inbox';
import { sendDue } from '../send-outbox.fixture';
import { anApproval, approvalId } from './digest-burst.fixture';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
const now = Date.parse('2026-11-23T15:00:00Z');
const [mona, nora] = [await aBidder(runtime, 'mona'), await aBidder(runtime, 'nora')];
let banks = 0;

async function aBank() {
  const bank = `org_digest${++banks}`;
  await anOrganization(runtime, bank, [mona.user, nora.user]);
  return bank;
}
afterEach(() => {
  runtime.mails.length = 0;
});

const pending = async () => (await runtime.store.query(outbox, {})).docs;
const streetOf = (bank: number, decided: string, index: number) =>
  `${index + 1} Elm ${bank} ${decided} Street`;
const mailsTo = (name: string) => runtime.mails.filter(({ to }) => to === `${name}@example.com`);

describe('the mails of an organization', () => {
  test('about 3,000 approvals are one per member and window, in mail and in the list', async () => {
    const bank = await aBank();
    for (let from = 0; from < 3_000; from += 200)
      await runtime.store.commit(
        Array.from({ length: 200 }, (_, index) =>
          write.create(outbox, approvalId(from + index), anApproval(from + index, now + from, bank)),
        ),
      );
    await sendDue(now + 3_000);
    expect(runtime.mails).toEqual([]);
    await sendDue(now + 3_000 + digestWindowMs);
    expect(runtime.mails).toHaveLength(2);
    const [mail] = mailsTo('mona');
    expect(mail?.subject).toBe('3,000 listings published');
    expect(mail?.text.match(/^\d+ Elm Street$/gm)).toHaveLength(20);
    expect(mail?.text).toContain('And 2,980 more.');
    expect(await pending()).toEqual([]);
    const { docs } = await listNotifications('mona');
    expect(docs.map(({ data }) => data.subject)).toEqual(['3,000 listings published']);
  });

  test('about one home say what they say to a person', async () => {
    const bank = await aBank();
    await runtime.store.commit([write.create(outbox, 'alone', anApproval(7, now, bank))]);
    await sendDue(now);
    await sendDue(now + digestWindowMs);
    expect(mailsTo('mona').map(({ subject }) => subject)).toEqual(['Listing published: 7 Elm Street']);
  });

  test('to a person are not collected', async () => {
    await runtime.store.commit([write.create(outbox, 'person', anApproval(1, now, 'mona'))]);
    await sendDue(now);
    expect(mailsTo('mona')).toHaveLength(1);
  });

  test('never mix organizations or kinds, and each event is in exactly one', async () => {
    const steps = fc.array(
      fc.record({
        bank: fc.integer({ min: 0, max: 1 }),
        decided: fc.constantFrom('approve' as const, 'reject' as const),
        waitMs: fc.constantFrom(0, 1_000, digestWindowMs, 2 * digestWindowMs),
      }),
      { minLength: 1, maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (events) => {
        runtime.mails.length = 0;
        const own = [await aBank(), await aBank()];
        let at = now;
        for (const [index, { bank, decided, waitMs }] of events.entries()) {
          at += waitMs;
          await sendDue(at);
          const message = {
            ...anApproval(index, at, own[bank]),
            decided,
            street: streetOf(bank, decided, index),
          };
          await runtime.store.commit([write.create(outbox, `${own[bank]}:${index}`, message)]);
          await sendDue(at);
        }
        await sendDue(at + digestWindowMs);
        const found = mailsTo('mona').map(({ subject, text }) =>
          [...new Set(`${subject}\n${text}`.match(/\d+ Elm \d (approve|reject) Street/g) ?? [])].sort(),
        );
        const all = events.map(({ bank, decided }, index) => streetOf(bank, decided, index)).sort();
        expect(found.flat().sort()).toEqual(all);
        for (const names of found)
          expect(new Set(names.map((name) => name.replace(/^\d+/, ''))).size).toBe(1);
        expect(new Set(runtime.mails.map(({ messageId }) => messageId)).size).toBe(runtime.mails.length);
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});
