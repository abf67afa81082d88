import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOrganisationId } from '@/lib/domain/selling/organisation';
import { env } from '@/lib/server/env';
import { isNoMailboxError } from '@/lib/server/mail/mail';
import { runtime } from '@/lib/server/runtime';
import { isSeller, listSellers } from '@/lib/server/seller';
import { type OutboxMessage, outbox, users } from '@/lib/server/store/collections';
import { type Doc, isConflictError, type Write, write } from '@/lib/server/store/store';
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
/** Some five days, as RFC 5321, 4.5.4.1 advises. */
export const mostAttempts = 64;

/** Sends what commits left in the outbox. A mail server that is down for days delays and loses nothing. Returns how many went out. */
export async function sendOutbox(now: number): Promise<number> {
  const due = await listDue(now);
  const shared = due.filter(isShared);
  await Promise.all(shared.map(split));
  const single = shared.length === 0 ? due : (await listDue(now)).filter((message) => !isShared(message));
  const sent = await Promise.all(single.map((message) => sendOne(message, now)));
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

async function listDue(now: number): Promise<readonly Message[]> {
  const { docs } = await runtime().store.query(outbox, {
    where: [{ field: 'sendAt', op: '<=', value: now }],
    orderBy: [{ field: 'sendAt', direction: 'asc' }],
    limit: atOnce,
  });
  return docs;
}

const isShared = ({ data }: Message): boolean => data.to === undefined && isOrganisationId(data.uid);

/** Makes one message for each member, so that a mailbox that takes none keeps nobody else from theirs. */
async function split({ id, data, version }: Message): Promise<void> {
  const { store } = runtime();
  const members = await listSellers(store, data.uid);
  await commitFirst([
    write.delete(outbox, id, version),
    ...members.map((to) => write.set(outbox, `${id}.${to}`, { ...data, to, attempts: 0 })),
  ]);
}

/** False when another instance was first. */
async function commitFirst(writes: readonly Write[]): Promise<boolean> {
  try {
    await runtime().store.commit(writes);
    return true;
  } catch (error) {
    if (isConflictError(error)) return false;
    throw error;
  }
}

/** False also when another instance has taken the message. */
async function sendOne({ id, data, version }: Message, now: number): Promise<boolean> {
  const { store, mail } = runtime();
  const claimed = { ...data, attempts: data.attempts + 1, sendAt: now + leaseMs };
  if (!(await commitFirst([write.set(outbox, id, claimed, version)]))) return false;
  const to = await addressOf(claimed);
  try {
    const wording = to === null ? null : await wordOf(claimed, now);
    const messageId = `${id}@${new URL(env().siteUrl).hostname}`;
    if (to !== null && wording) await mail.send({ to, ...wording, messageId });
  } catch (error) {
    const { attempts } = claimed;
    const isGivenUp = attempts >= mostAttempts || isNoMailboxError(error);
    const cause = error instanceof Error ? error.message : 'unknown';
    process.stderr.write(`${JSON.stringify({ level: 'error', mail: id, attempts, isGivenUp, cause })}\n`);
    const next = isGivenUp
      ? { sendAt: null, givenUpAt: now }
      : { sendAt: now + (backOffMs[attempts - 1] ?? 7_200_000) };
    await store.transact(async (tx) => {
      // Whoever slept longer than the lease has nothing to say any more.
      const present = await tx.get(outbox, id);
      if (present?.data.sendAt === claimed.sendAt) tx.set(outbox, id, { ...claimed, ...next });
    });
    return false;
  }
  await store.commit([write.delete(outbox, id)]);
  return true;
}

/** As of now; null for who has no account, has left the organisation, or is suspended. */
async function addressOf(message: OutboxMessage): Promise<string | null> {
  if (message.kind === 'invitation') return message.email;
  const { store } = runtime();
  const { uid, to = uid } = message;
  if (!(await isSeller(store, uid, to))) return null;
  const user = (await store.get(users, to))?.data;
  const isLeftOut = user?.suspension && (to !== uid || forTheActive.has(message.kind));
  return user && !isLeftOut ? user.email : null;
}

/** For who is suspended in person only news of their bids and auctions stays, which still bind them, and what staff decided. */
const forTheActive: ReadonlySet<OutboxMessage['kind']> = new Set([
  'market',
  'new-homes',
  'reviewed',
  'confirm-facts',
]);

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
