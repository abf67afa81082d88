import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { startSmtpServer } from '@/lib/server/platform/mail/smtp-server.fixture';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { linesUntilKilled } from '@/lib/server/platform/runtime/killed-writer.fixture';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { ledger } from '@/lib/server/records/auctions/auction-collections';
import { notifications } from '@/lib/server/records/notifications/notification-collections';
import { burstAuctionId } from '@/lib/server/workflows/bids/bid-burst.fixture';
import { sendOutbox } from '../send-outbox';

const folder = mkdtempSync(join(tmpdir(), 'mail-crash-'));
afterAll(async () => {
  await runtime().store.close();
  rmSync(folder, { recursive: true });
});

/** Longer than the lease of a message that the killed process had claimed. */
const leaseMs = 130_000;

test('after a kill between bids and emails, the server sends every email that still applies, few of them twice', async () => {
  const smtp = await startSmtpServer();
  Object.assign(process.env, { LOCAL_MODE: '1', DATA_DIR: folder, SMTP_URL: smtp.url });
  const script = fileURLToPath(new URL('./mail-burst.fixture.ts', import.meta.url));
  await linesUntilKilled(80, script);
  const { store } = runtime();
  const sentBefore = smtp.envelopes.length;
  const { docs: left } = await store.query(outbox, {});
  expect(left.length).toBeGreaterThan(0);

  const back = Date.now() + leaseMs;
  while ((await sendOutbox(back)) > 0);
  await smtp.close();
  expect((await store.query(outbox, {})).docs).toEqual([]);

  const { docs } = await store.query(ledger, {
    where: [{ field: 'auctionId', op: '==', value: burstAuctionId }],
    orderBy: [{ field: 'seq', direction: 'asc' }],
  });
  const leaders = docs.flatMap(({ data: { entry } }) =>
    entry.type === 'bid' ? [{ seq: entry.seq, alias: entry.data.leaderAlias }] : [],
  );
  const due = leaders.flatMap(({ seq, alias }, at) => {
    const outbid = leaders[at - 1]?.alias;
    if (!outbid || outbid === alias) return [];
    const ledAgain = leaders.slice(at).some((later) => later.alias === outbid);
    return [{ id: `${burstAuctionId}:${seq}:outbid`, ledAgain, leads: leaders.at(-1)?.alias === outbid }];
  });
  expect(due.length).toBeGreaterThan(40);
  const sent = smtp.envelopes.map(({ source }) => /^Message-ID: <(.+)@localhost>$/m.exec(source)?.[1] ?? '');
  const idsOf = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id);
  expect(idsOf(due)).toEqual(expect.arrayContaining(sent));
  // A bidder who leads again before the email is sent gets none.
  expect(sent).toEqual(expect.arrayContaining(idsOf(due.filter(({ ledAgain }) => !ledAgain))));
  const waiting = new Set(idsOf(left));
  const stillApplicable = due.filter(({ id, leads }) => waiting.has(id) && !leads);
  expect(sent).toEqual(expect.arrayContaining(idsOf(stillApplicable)));
  expect(sentBefore).toBeLessThan(due.length);
  // Only messages that were claimed at the time of the kill.
  expect(sent.length - due.length).toBeLessThanOrEqual(20);
  const stored = await store.query(notifications, {});
  // A killed server may have stored a notification whose email is outdated after the restart.
  expect(idsOf(stored.docs)).toEqual(expect.arrayContaining(sent));
  expect(idsOf(due)).toEqual(expect.arrayContaining(idsOf(stored.docs)));
}, 60_000);
