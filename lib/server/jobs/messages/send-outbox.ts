import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { planDelivery } from '@/lib/domain/notifications/delivery';
import { toNotificationText } from '@/lib/domain/notifications/notification';
import type { Channel, NotificationKind } from '@/lib/domain/notifications/notification-kinds';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import { users } from '@/lib/server/people/identity/identity-collections';
import { isSeller, isSellersViewer, readOrganizationOf } from '@/lib/server/people/organizations/seller';
import { isPushError, sendPush } from '@/lib/server/people/sessions/push';
import { env } from '@/lib/server/platform/env';
import { isNoMailboxError } from '@/lib/server/platform/mail/mail';
import { digestPlaceOf, recipientsOf } from '@/lib/server/platform/outbox/digest-place';
import { kindOf } from '@/lib/server/platform/outbox/notification-kind';
import { type OutboxMessage, outbox } from '@/lib/server/platform/outbox/outbox';
import { runInBackground } from '@/lib/server/platform/process/run-in-background';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { settleEach } from '@/lib/server/platform/store/settle-each';
import { type Doc, isConflictError, type Write, write } from '@/lib/server/platform/store/store';
import { collectDigests } from '@/lib/server/records/notifications/collect-digests';
import { digestEmail } from '@/lib/server/records/notifications/digest-email';
import { getNotificationSettings, putNotification } from '@/lib/server/records/notifications/inbox';
import { site } from '@/lib/site';
import { auctionEmail, type Wording } from './auction-email';
import { closingEmail } from './closing-email';
import { composeMail } from './compose-mail';
import { confirmFactsEmail } from './confirm-facts-email';
import { deskDigestEmail, deskFigureEmail, deskNewsEmail } from './desk-email';
import { inquiryEmail } from './inquiry-email';
import { invitationEmail } from './invitation-email';
import { listingUpdateEmail } from './listing-update-email';
import { newListingsEmail } from './new-listings-email';
import { offerEmail } from './offer-email';
import { approvalEmail, bulkActionEmail, organizationEmail } from './organization-email';
import { reviewEmail } from './review-email';
import { securityEmail } from './security-email';
import { staffDecisionEmail } from './staff-decision-email';
import { staffInvitationEmail } from './staff-invitation-email';
import { webhookEmail } from './webhook-email';

const batchSize = 20;
const maxBatches = 50;
/**
 * Longer than any attempt, so that one instance at a time has a message. Afterwards, the claiming process has
 * died.
 */
const leaseMs = 120_000;
const backOffMs = [10_000, 60_000, 300_000, 1_800_000, 7_200_000];
/** About five days, as RFC 5321, 4.5.4.1 recommends. */
export const maxAttempts = 64;
const maxPushAttempts = 4;

/**
 * Delivers the messages of the outbox to the notification list, by email and by push. A mail server that is
 * down for days delays messages but loses none. Returns the number of completed messages.
 */
export const sendOutbox = async (now: number): Promise<number> => (await sendBatch(now)).sent;

/**
 * Like `sendOutbox`, for the tick, which waits at most `patienceMs` for a mail server.
 */
export const sendOutboxInBackground = (clock: () => number, patienceMs = 2_000): Promise<number> =>
  runInBackground({ name: 'outbox', run: () => sendAll(clock), patienceMs, meanwhile: 0 });

/**
 * Sends batches while there are more messages, so that an auction end with thousands of recipients does not
 * take one tick per batch. Each batch uses its own time: a lease from the start of the first would end before
 * a late batch.
 */
async function sendAll(clock: () => number): Promise<number> {
  let sum = 0;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const { sent, isFull } = await sendBatch(clock());
    sum += sent;
    if (!isFull) return sum;
  }
  return sum;
}

async function sendBatch(now: number): Promise<{ readonly sent: number; readonly isFull: boolean }> {
  const due = await listDue(now);
  const [shared, collected] = [due.filter(isShared), due.filter(isCollected)];
  // First what is due: a digest that is added to again and again must not wait forever.
  await settleEach(shared, split, { atOnce: batchSize });
  await collectDigests(collected, now);
  const left = shared.length + collected.length === 0 ? due : await listDue(now);
  const single = left.filter((message) => !isShared(message) && !isCollected(message));
  const done = await settleEach(single, (message) => sendOne(message, now), { atOnce: batchSize });
  return {
    sent: done.filter(Boolean).length,
    isFull: [due, left].some(({ length }) => length === batchSize),
  };
}

type Message = Doc<OutboxMessage>;

async function listDue(now: number): Promise<readonly Message[]> {
  const { docs } = await runtime().store.query(outbox, {
    where: [{ field: 'sendAt', op: '<=', value: now }],
    orderBy: [{ field: 'sendAt', direction: 'asc' }],
    limit: batchSize,
  });
  return docs;
}

const isCollected = ({ data }: Message): boolean => digestPlaceOf(data) !== null;
const isShared = (message: Message): boolean =>
  message.data.to === undefined && isOrganizationId(message.data.uid) && !isCollected(message);

/** Creates one message per member, so that a failing mailbox does not block the others. */
async function split({ id, data, version }: Message): Promise<void> {
  const { store } = runtime();
  const organization = await readOrganizationOf(store, data.uid);
  // What is sent asks for an answer, and a viewer cannot give one.
  const { addressee, exceptUids = [] } = recipientsOf(data);
  const members = (organization?.members ?? []).flatMap(({ uid, role }) =>
    role === 'viewer' || exceptUids.includes(uid) || (addressee ?? uid) !== uid ? [] : uid,
  );
  // The id of a digest is used again.
  const name = data.kind === 'digest' ? data.first : id;
  const message = data.kind === 'digest' && data.only ? { ...data.only, sendAt: data.sendAt } : data;
  await commitFirst([
    write.delete(outbox, id, version),
    ...members.map((to) => write.set(outbox, `${name}.${to}`, { ...message, to, attempts: 0 })),
  ]);
}

/** Returns false if another instance was first. */
async function commitFirst(writes: readonly Write[]): Promise<boolean> {
  try {
    await runtime().store.commit(writes);
    return true;
  } catch (error) {
    if (isConflictError(error)) return false;
    throw error;
  }
}

/** Returns false if another instance has the message, or if a channel is still pending. */
async function sendOne({ id, data, version }: Message, now: number): Promise<boolean> {
  const claimed = { ...data, attempts: data.attempts + 1, sendAt: now + leaseMs };
  if (!(await commitFirst([write.set(outbox, id, claimed, version)]))) return false;
  const { carried, faults, nextAt } = await deliver(id, claimed, now);
  const [fault] = faults;
  await runtime().store.transact(async (tx) => {
    // Skip if the lease has expired or a later message has replaced this one.
    const current = await tx.get(outbox, id);
    if (current?.data.sendAt !== claimed.sendAt) return;
    if (fault)
      tx.set(outbox, id, { ...claimed, carried: [...carried], ...afterError(id, claimed, fault, now) });
    else if (nextAt !== null)
      tx.set(outbox, id, { ...claimed, carried: [...carried], attempts: 0, sendAt: nextAt });
    else tx.delete(outbox, id);
  });
  return !fault && nextAt === null;
}

function afterError(mail: string, { attempts }: OutboxMessage, fault: unknown, now: number) {
  const isGivenUp = attempts >= maxAttempts || isNoMailboxError(fault);
  const cause = fault instanceof Error ? fault.message : 'unknown';
  process.stderr.write(`${JSON.stringify({ level: 'error', mail, attempts, isGivenUp, cause })}\n`);
  return isGivenUp
    ? { sendAt: null, givenUpAt: now }
    : { sendAt: now + (backOffMs[attempts - 1] ?? 7_200_000) };
}

interface DeliveryResult {
  readonly carried: readonly Channel[];
  /** Errors of the channels that are still pending. */
  readonly faults: readonly unknown[];
  /** When channels that wait for the end of quiet hours are due. */
  readonly nextAt: number | null;
}

/** Delivers on each channel that is due and still pending. Never throws: errors are in `faults`. */
async function deliver(id: string, message: OutboxMessage, now: number): Promise<DeliveryResult> {
  const carried = [...(message.carried ?? [])];
  const faults: unknown[] = [];
  const later: number[] = [];
  try {
    const recipient = await recipientOf(message);
    const wording = recipient && (await emailOf(message, now));
    const kind = kindOf(message);
    if (!wording) return { carried, faults, nextAt: null };
    const delivery: Delivery = { id, message, kind, wording, recipient, now };
    for (const [channel, dueAt] of await planFor(delivery)) {
      if (carried.includes(channel)) continue;
      if (dueAt > now) later.push(dueAt);
      else
        await senders[channel](delivery).then(
          () => carried.push(channel),
          (fault: unknown) => (isHopelessPush(fault, message) ? carried.push(channel) : faults.push(fault)),
        );
    }
  } catch (fault) {
    faults.push(fault);
  }
  return { carried, faults, nextAt: later.length > 0 ? Math.min(...later) : null };
}

/** One message to one person, with its wording. */
interface Delivery {
  readonly id: string;
  readonly message: OutboxMessage;
  readonly kind: NotificationKind | null;
  readonly wording: Wording;
  readonly recipient: Recipient;
  readonly now: number;
}

async function planFor({ kind, recipient, now }: Delivery): Promise<ReadonlyMap<Channel, number>> {
  if (kind === null || recipient.uid === null) return new Map([['mail', now]]);
  return planDelivery(kind, await getNotificationSettings(recipient.uid), now);
}

const senders: Readonly<Record<Channel, (delivery: Delivery) => Promise<void>>> = {
  async page({ id, message, kind, wording: { subject, text, path }, recipient: { uid }, now }) {
    if (kind === null || uid === null) return;
    const notification = {
      uid,
      kind,
      subject,
      text: toNotificationText(text, site.name),
      path,
      readAt: null,
    };
    await putNotification(id, { ...notification, at: message.at ?? now }, message.at !== undefined);
  },
  async mail({ id, message: { at }, kind, wording, recipient: { uid, email } }) {
    const name = at === undefined ? id : `${id}.${at}`;
    const messageId = `${name}@${new URL(env().siteUrl).hostname}`;
    const about = kind === null || uid === null ? null : { uid, kind };
    await runtime().mail.send({ to: email, ...(await composeMail(wording, about)), messageId });
  },
  async push({ id, wording: { subject, text, brief = text }, recipient: { uid }, now }) {
    if (uid === null) return;
    const body = toNotificationText(brief, site.name);
    await sendPush(uid, { title: subject, body, path: accountRoutes.notification(id), tag: id }, now);
  },
};

/** After several attempts a push message is outdated. The list and the email have the same content. */
const isHopelessPush = (fault: unknown, { attempts }: OutboxMessage): boolean =>
  isPushError(fault) && attempts >= maxPushAttempts;

interface Recipient {
  /** Null for mail to an address that need not have an account. */
  readonly uid: string | null;
  readonly email: string;
}

/** The recipient as of now; null if they have no account, are suspended or no longer act for the organization. */
async function recipientOf(message: OutboxMessage): Promise<Recipient | null> {
  if (message.kind === 'invitation' || message.kind === 'security')
    return { uid: null, email: message.email };
  const { store } = runtime();
  const { uid, to = uid } = message;
  // The answer to a request goes to a person, but is the organization's.
  const seller = message.kind === 'approval' ? message.organisationId : uid;
  if (!(await isSeller(store, seller, to)) || (await isSellersViewer(store, seller, to))) return null;
  const user = (await store.get(users, to))?.data;
  const isExcluded =
    (user?.suspension && (to !== uid || notWhenSuspended.has(message.kind))) ||
    (forStaff.has(message.kind) && user?.role !== 'admin');
  return user && !isExcluded ? { uid: to, email: user.email } : null;
}

/** Not sent to people who have left the staff. */
const forStaff: ReadonlySet<OutboxMessage['kind']> = new Set(['desk-news', 'desk-figure', 'desk-digest']);

/**
 * Not sent to suspended persons. They still get messages about their bids and auctions, which bind them, and
 * about staff decisions.
 */
const notWhenSuspended: ReadonlySet<OutboxMessage['kind']> = new Set([
  'market',
  'offer',
  'new-homes',
  'reviewed',
  'confirm-facts',
  'desk-news',
  'desk-figure',
  'desk-digest',
]);

/** Returns null if the message is outdated. */
export function emailOf(message: OutboxMessage, now: number): Wording | null | Promise<Wording | null> {
  switch (message.kind) {
    case 'new-homes':
      return newListingsEmail(message, now);
    case 'reviewed':
      return reviewEmail(message);
    case 'home-news':
      return listingUpdateEmail(message, now);
    case 'confirm-facts':
      return confirmFactsEmail(message);
    case 'invitation':
      return invitationEmail(message);
    case 'security':
      return securityEmail(message);
    case 'market':
      return inquiryEmail(message);
    case 'sale':
      return closingEmail(message);
    case 'offer':
      return offerEmail(message);
    case 'organization-decided':
      return organizationEmail(message);
    case 'approval':
      return approvalEmail(message);
    case 'webhook-disabled':
      return webhookEmail(message);
    case 'bulk-action-ended':
      return bulkActionEmail(message);
    case 'taken-down':
    case 'takedown-lifted':
    case 'suspended':
    case 'suspension-lifted':
    case 'limit-decided':
      return staffDecisionEmail(message);
    case 'staff-invited':
      return staffInvitationEmail(message);
    case 'desk-news':
      return deskNewsEmail(message, now);
    case 'desk-figure':
      return deskFigureEmail(message);
    case 'desk-digest':
      return deskDigestEmail(message, now);
    case 'digest':
      return digestEmail(message);
    default:
      return auctionEmail(message, now);
  }
}
