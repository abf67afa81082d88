import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/server/env';
import { runtime } from '@/lib/server/runtime';
import { addressesOf } from '@/lib/server/seller';
import { type OutboxMessage, outbox } from '@/lib/server/store/collections';
import { type Doc, isConflictError, write } from '@/lib/server/store/store';
import { wordConfirmation } from './word-confirmation';
import { wordHomeNews } from './word-home-news';
import { wordInvitation } from './word-invitation';
import { wordMarket } from './word-market';
import { wordMessage } from './word-message';
import { wordNewHomes } from './word-new-homes';
import { wordReview } from './word-review';
import { wordStaff } from './word-staff';

const atOnce = 20;
/** Longer than any try lasts, so that a message is in one instance's hands; after it, whoever took it has died. */
const leaseMs = 120_000;
const backOffMs = [10_000, 60_000, 300_000, 1_800_000, 7_200_000];

/** Sends what commits left in the outbox. A dead mail server delays and loses nothing. Returns how many went out. */
export async function sendOutbox(now: number): Promise<number> {
  const { docs } = await runtime().store.query(outbox, {
    where: [{ field: 'sendAt', op: '<=', value: now }],
    orderBy: [{ field: 'sendAt', direction: 'asc' }],
    limit: atOnce,
  });
  const sent = await Promise.all(docs.map((message) => sendOne(message, now)));
  return sent.filter(Boolean).length;
}

/**
 * The same for the tick: one run at a time in this process, and none is waited for longer than the clock can spare. A
 * mail server that hangs would else keep auctions from closing and, after a minute without a heartbeat, look like an outage.
 */
export async function sendOutboxBehind(now: number, patienceMs = 2_000): Promise<number> {
  const place: typeof globalThis & { outboxRun?: Promise<number> | undefined } = globalThis;
  place.outboxRun ??= sendOutbox(now).finally(() => {
    place.outboxRun = undefined;
  });
  const patience = new AbortController();
  try {
    return await Promise.race([place.outboxRun, sleep(patienceMs, 0, { signal: patience.signal })]);
  } finally {
    patience.abort();
  }
}

type Message = Doc<OutboxMessage>;

/** False also when another instance has taken the message. */
async function sendOne(message: Message, now: number): Promise<boolean> {
  const { store, mail } = runtime();
  const claimed = { ...message.data, attempts: message.data.attempts + 1, sendAt: now + leaseMs };
  try {
    await store.commit([write.set(outbox, message.id, claimed, message.version)]);
  } catch (error) {
    if (isConflictError(error)) return false;
    throw error;
  }
  const to = claimed.kind === 'invitation' ? [claimed.email] : await addressesOf(store, claimed.uid);
  try {
    const wording = await wordOf(claimed, now);
    const { hostname } = new URL(env().siteUrl);
    for (const [at, each] of wording ? to.entries() : []) {
      const messageId = `${message.id}${at === 0 ? '' : `.${at}`}@${hostname}`;
      if (wording) await mail.send({ to: each, ...wording, messageId });
    }
  } catch (error) {
    const { attempts } = claimed;
    const cause = error instanceof Error ? error.message : 'unknown';
    process.stderr.write(`${JSON.stringify({ level: 'error', mail: message.id, attempts, cause })}\n`);
    const sendAt = now + (backOffMs[attempts - 1] ?? 7_200_000);
    await store.transact(async (tx) => {
      // Whoever slept longer than the lease has nothing to say any more.
      const present = await tx.get(outbox, message.id);
      if (present?.data.sendAt === claimed.sendAt) tx.set(outbox, message.id, { ...claimed, sendAt });
    });
    return false;
  }
  await store.commit([write.delete(outbox, message.id)]);
  return true;
}

/** Null when there is nothing to say any more. */
function wordOf(message: OutboxMessage, now: number) {
  switch (message.kind) {
    case 'new-homes':
      return wordNewHomes(message, now);
    case 'reviewed':
      return wordReview(message);
    case 'home-news':
      return wordHomeNews(message);
    case 'confirm-facts':
      return wordConfirmation(message);
    case 'invitation':
      return wordInvitation(message);
    case 'market':
      return wordMarket(message);
    case 'taken-down':
    case 'takedown-lifted':
    case 'suspended':
    case 'suspension-lifted':
      return wordStaff(message);
    default:
      return wordMessage(message);
  }
}
