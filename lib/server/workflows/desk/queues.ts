import 'server-only';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import { fullAddress } from '@/lib/domain/listings/address';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { BulkQueue, BulkRow } from '@/lib/domain/staff/queues/bulk';
import { ownerAt, type RowOwner } from '@/lib/domain/staff/queues/desk-claim';
import type { RowOf } from '@/lib/domain/staff/queues/desk-row';
import { mostRows, type QueueName } from '@/lib/domain/staff/queues/queue';
import { listSellerIds } from '@/lib/server/people/organizations/organizations';
import { kindOf } from '@/lib/server/platform/outbox/notification-kind';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Doc } from '@/lib/server/platform/store/store';
import { deskClaimId, deskClaims } from '@/lib/server/records/desk/desk-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { queueQueries } from './queue-queries';

export type DeskRows = { readonly [Name in QueueName]: readonly RowOf<Name>[] };

/** The rows of every queue, longest waiting first, at most `mostRows` each. */
export async function readDesk(by: User, now: number): Promise<Result<DeskRows, StaffRefusal>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const reader = { ownIds: await listSellerIds(by.uid), uid: by.uid, now };
  const [reviews, verifications, limits, reports, defaults, relations, documents, mails] = await Promise.all([
    listReviews(reader),
    listVerifications(reader),
    listLimits(reader),
    listReports(reader),
    listDefaults(reader),
    listRelations(reader),
    listDocuments(reader),
    listMails(reader),
  ]);
  return ok({ reviews, verifications, limits, reports, defaults, relations, documents, mails });
}

/** The rows of one queue in which several can be decided at once. */
export async function readBulkRows(
  by: User,
  queue: BulkQueue,
  now: number,
): Promise<Result<readonly BulkRow[], StaffRefusal>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const reader = { ownIds: await listSellerIds(by.uid), uid: by.uid, now };
  return ok(await (queue === 'reviews' ? listReviews(reader) : listReports(reader)));
}

interface DeskReader {
  /** Ids of the person who reads and of their organizations. */
  readonly ownIds: readonly string[];
  readonly uid: string;
  readonly now: number;
}

async function listReviews({ ownIds, now }: DeskReader): Promise<readonly RowOf<'reviews'>[]> {
  const { docs } = await queueQueries.reviews(mostRows);
  return docs.map(({ id: rowId, data: draft }) => ({
    queue: 'reviews',
    rowId,
    title: '',
    since: draft.standing.submittedAt ?? draft.standing.since,
    owner: ownerAt(draft.standing.claim, now),
    isOwn: ownIds.includes(draft.owner.uid),
    draft,
  }));
}

async function listVerifications(reader: DeskReader): Promise<readonly RowOf<'verifications'>[]> {
  const { docs } = await queueQueries.verifications(mostRows);
  return withOwners('verifications', docs, reader, ({ id, data: { name, kind, members, createdAt } }) => ({
    title: name,
    since: createdAt,
    isOwn: reader.ownIds.includes(id),
    kind,
    members: members.length,
  }));
}

async function listLimits(reader: DeskReader): Promise<readonly RowOf<'limits'>[]> {
  const { docs } = await queueQueries.limits(mostRows);
  return withOwners('limits', docs, reader, ({ data: { uid, name, at, askedCents } }) => ({
    title: name,
    since: at,
    isOwn: uid === reader.uid,
    askedCents,
  }));
}

async function listReports(reader: DeskReader): Promise<readonly RowOf<'reports'>[]> {
  const { docs } = await queueQueries.reports(mostRows);
  return withOwners('reports', docs, reader, ({ data: { title, at, reason, sellerId, held } }) => ({
    title,
    since: at,
    isOwn: reader.ownIds.includes(sellerId),
    reason,
    isHeld: held !== undefined,
  }));
}

async function listDefaults(reader: DeskReader): Promise<readonly RowOf<'defaults'>[]> {
  const { docs } = await queueQueries.defaults(mostRows);
  return withOwners('defaults', docs, reader, ({ data }) => ({
    title: data.place,
    since: data.at,
    isOwn: [data.buyerId, data.sellerId].some((id) => reader.ownIds.includes(id)),
    side: data.side,
    uid: data.uid,
    priceCents: data.priceCents,
  }));
}

async function listRelations(reader: DeskReader): Promise<readonly RowOf<'relations'>[]> {
  const { docs } = await queueQueries.relations(mostRows);
  const homes = await runtime().store.getReadable(
    listings,
    docs.map(({ data }) => data.listingKey),
  );
  const byKey = new Map(homes.flatMap((home) => (home ? [[home.id, home.data] as const] : [])));
  return withOwners('relations', docs, reader, ({ data: { listingKey, at } }) => {
    const home = byKey.get(listingKey);
    const isOwn = home !== undefined && reader.ownIds.includes(home.seller.id);
    return { title: home ? fullAddress(home) : listingKey, since: at, isOwn, listingKey };
  });
}

async function listDocuments(reader: DeskReader): Promise<readonly RowOf<'documents'>[]> {
  const { docs } = await queueQueries.documents(mostRows);
  return withOwners('documents', docs, reader, ({ data: { collection, docId, at, fault } }) => ({
    title: `${collection}/${docId}`,
    since: at,
    isOwn: false,
    fault,
  }));
}

async function listMails(reader: DeskReader): Promise<readonly RowOf<'mails'>[]> {
  const { docs } = await queueQueries.mails(mostRows);
  return withOwners('mails', docs, reader, ({ data }) => ({
    title: '',
    since: data.givenUpAt ?? 0,
    isOwn: false,
    kind: kindOf(data),
    uid: recipientOf(data),
  }));
}

/** The account that the mail is for; null for an organization as a whole or an address. */
function recipientOf(message: OutboxMessage): string | null {
  if (message.kind === 'invitation' || message.kind === 'security') return null;
  const { uid, to = uid } = message;
  return isOrganizationId(to) ? null : to;
}

type Found<T> = Pick<Doc<T>, 'id' | 'data'>;
type Own<Name extends QueueName> = Omit<RowOf<Name>, 'queue' | 'rowId' | 'owner'>;

/** Adds to each row who has taken it, in one read. */
async function withOwners<Name extends Exclude<QueueName, 'reviews'>, T>(
  queue: Name,
  docs: readonly Found<T>[],
  { now }: DeskReader,
  toRow: (doc: Found<T>) => Own<Name>,
): Promise<(Own<Name> & { queue: Name; rowId: string; owner: RowOwner | null })[]> {
  const claims = await runtime().store.getReadable(
    deskClaims,
    docs.map(({ id }) => deskClaimId(queue, id)),
  );
  return docs.map((doc, index) => ({
    ...toRow(doc),
    queue,
    rowId: doc.id,
    owner: ownerAt(claims[index]?.data, now),
  }));
}
