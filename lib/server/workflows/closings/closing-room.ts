import 'server-only';
import { randomUUID } from 'node:crypto';
import type { User } from '@/lib/domain/accounts/user';
import type { ClosingRoom } from '@/lib/domain/closings/closing-room';
import { otherSide, type Side } from '@/lib/domain/closings/closing-steps';
import { toldFactsOf } from '@/lib/domain/closings/disclosed-facts';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import type { Closing, ClosingMessage } from '@/lib/domain/closings/stored-closing';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { users } from '@/lib/server/people/identity/identity-collections';
import { listSellerIds } from '@/lib/server/people/organizations/organizations';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { BadCursorError, type Query } from '@/lib/server/platform/store/store';
import { closingFiles, closingMessages, closings } from '@/lib/server/records/closings/closing-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { notifyOfClosing, ringClosing } from './notify-of-closing';
import { type Done, inClosing, sideOf } from './on-closing';

const mostListed = 200;
/** On a page of the sale room. */
export const messagesPerPage = 50;
export const MESSAGE_MAX = 2_000;

/** With the latest messages, or those before a page that was read: `before` is what that page named as older. */
export async function getClosingRoom(
  user: User,
  saleId: string,
  before: string | null = null,
): Promise<Result<ClosingRoom, 'not-found'>> {
  const { store } = runtime();
  const closing = (await store.get(closings, saleId))?.data;
  const side = closing ? await sideOf(store, closing, user.uid) : null;
  if (!closing || (!side && user.role !== 'admin')) return refuse('not-found');
  const latest = {
    where: [{ field: 'saleId', op: '==', value: saleId }],
    orderBy: [{ field: 'at', direction: 'desc' }],
  } as const;
  const [buyer, listing, files, messages] = await Promise.all([
    store.get(users, closing.buyerId),
    store.get(listings, closing.listingKey),
    store.query(closingFiles, { ...latest, limit: mostListed }),
    readMessages({ ...latest, limit: messagesPerPage }, before),
  ]);
  return ok({
    ...{ closing, side, state: replayClosing(closing.events) },
    buyerName: buyer?.data.registration?.legalName ?? buyer?.data.name ?? 'The buyer',
    sellerName: listing?.data.seller.name ?? 'The seller',
    county: listing?.data.countyOrParish ?? null,
    subType: listing?.data.propertySubType ?? null,
    told: listing ? toldFactsOf(listing.data) : [],
    files: files.docs.map(({ data }) => data),
    messages: messages.docs.map(({ id, data }) => ({ ...data, messageId: id })),
    olderMessages: messages.cursor,
    hasNewerMessages: before !== null,
  });
}

/** What is no page of theirs is the first one. */
const readMessages = (latest: Query, after: string | null) => {
  const { store } = runtime();
  const first = () => store.query(closingMessages, latest);
  if (after === null) return first();
  return store.query(closingMessages, { ...latest, after }).catch((error: unknown) => {
    if (error instanceof BadCursorError) return first();
    throw error;
  });
};

/** Writes to the other side, who is told by mail. */
export function sendClosingMessage(
  by: SignedIn,
  saleId: string,
  text: string,
  now: number,
): Done<ClosingMessage> {
  const messageId = randomUUID();
  return inClosing(by, saleId, now, async ({ tx, closing, side, user }) => {
    const said = text.trim().slice(0, MESSAGE_MAX);
    if (said === '') return refuse('needs-text');
    const message = { saleId, side, by: { uid: user.uid, name: user.name }, at: now, text: said };
    tx.create(closingMessages, messageId, message);
    await ringClosing(tx, closing, now);
    notifyOfClosing(tx, closing, {
      seq: messageId,
      side: otherSide(side),
      news: 'message',
      words: said,
      at: now,
    });
    return ok(message);
  });
}

export interface OwnClosings {
  readonly bought: readonly Closing[];
  /** Of this person and of each organisation they belong to. */
  readonly sold: readonly Closing[];
  /** Where this person is asked to take the buyer's place. */
  readonly offered: readonly Closing[];
}

/** The latest first. */
export async function listOwnClosings(uid: string): Promise<OwnClosings> {
  const sellerIds = await listSellerIds(uid);
  const find = async (field: 'buyerId' | 'sellerId' | 'backupId', ids: readonly string[]) =>
    (
      await runtime().store.query(closings, {
        where: [{ field, op: 'in', value: ids }],
        orderBy: [{ field: 'openedAt', direction: 'desc' }],
        limit: mostListed,
      })
    ).docs.map(({ data }) => data);
  const [bought, sold, offered] = await Promise.all([
    find('buyerId', [uid]),
    find('sellerId', sellerIds),
    find('backupId', [uid]),
  ]);
  return { bought, sold, offered };
}

/** The sales that this person, as buyer or as seller, did not keep: for staff, on the person's record. */
export async function listDefaults(uid: string): Promise<readonly Closing[]> {
  const { bought, sold } = await listOwnClosings(uid);
  const isOf = (side: Side) => (closing: Closing) => {
    const { end } = replayClosing(closing.events);
    return end?.kind === 'default' && end.side === side;
  };
  return [...bought.filter(isOf('buyer')), ...sold.filter(isOf('seller'))];
}
