import 'server-only';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { Role, User } from '@/lib/domain/accounts/user';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { fullAddress } from '@/lib/domain/listings/address';
import type { AuditAction, StoredEntry } from '@/lib/domain/reviews/audit-log';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { wordsOf } from '@/lib/domain/shared/search-terms';
import { accountState, decidePerson, type PersonCommand } from '@/lib/domain/staff/decide-person';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { rememberFormerStaff } from '@/lib/server/people/identity/former-staff';
import { users } from '@/lib/server/people/identity/identity-collections';
import { listSellerIds } from '@/lib/server/people/organizations/organizations';
import { isSeller } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Store, Transaction } from '@/lib/server/platform/store/store';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { isAuctionUnresolved, listBidsByUser } from '@/lib/server/records/auctions/list-bids-by-user';
import { listLogOf } from '@/lib/server/records/audit-log/audit-log';
import { runStaffCommand, type StaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { listDefaults } from '@/lib/server/workflows/closings/closing-room';

export interface PeopleSearch {
  readonly words: string;
  readonly mark: 'is:suspended' | 'role:admin' | null;
  readonly after: string | null;
}

export interface PeoplePage {
  readonly people: readonly User[];
  readonly cursor: string | null;
}

const perPage = 50;
/** Firestore allows at most 500 writes per commit. */
const SESSIONS_PER_COMMIT = 200;

/** Searches accounts by word prefixes of their name or email address, newest first. */
export async function findPeople(
  by: User,
  { words, mark, after }: PeopleSearch,
): Promise<Result<PeoplePage, StaffRefusal>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const terms = [...[...wordsOf(words)].sort((a, b) => b.length - a.length), ...(mark ? [mark] : [])];
  const [first] = terms;
  const { docs, cursor } = await runtime().store.query(users, {
    ...(first && { where: [{ field: 'terms', op: 'array-contains', value: first }] }),
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: perPage,
    ...(after !== null && { after }),
  });
  const people = docs.map(({ data }) => data);
  return ok({
    people: people.filter((person) => terms.every((each) => person.terms?.includes(each) ?? false)),
    cursor,
  });
}

export interface PersonFile {
  readonly person: User;
  /** Auctions they bid in, without amounts and without homes that the reader sells. */
  readonly bids: readonly {
    readonly title: string;
    readonly listingKey: string;
    readonly alias: string;
    readonly at: number;
    readonly status: string;
  }[];
  readonly homes: readonly { readonly listingKey: string; readonly title: string }[];
  /** Closings in which they defaulted. */
  readonly defaults: readonly Closing[];
  readonly log: readonly StoredEntry[];
}

export async function readPerson(
  by: User,
  uid: string,
): Promise<Result<PersonFile, StaffRefusal | 'not-found'>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const { store } = runtime();
  const person = (await store.get(users, uid))?.data;
  if (!person) return refuse('not-found');
  const [all, log, { bySlug, published }, sellerIds, ownIds, defaults] = await Promise.all([
    listBidsByUser(store, uid),
    listLogOf(by, uid),
    listingModel(),
    listSellerIds(uid),
    listSellerIds(by.uid),
    listDefaults(uid),
  ]);
  const homes = [...published.values()]
    .filter(({ seller }) => sellerIds.includes(seller.id))
    .map((listing) => ({ listingKey: listing.listingKey, title: fullAddress(listing) }));
  const bids = all.flatMap(({ bid: { alias, lastBidAt: at }, auction }) => {
    if (ownIds.includes(auction.sellerId)) return [];
    const { slug } = auction;
    const listing = bySlug.get(slug);
    const { listingKey } = auction.state.terms;
    const { status } = publicAuction(auction);
    return { listingKey, title: listing ? fullAddress(listing) : slug, alias, at, status };
  });
  return ok({ person, bids, homes, defaults, log });
}

/** Also signs the person out. Sessions beyond one commit end right after it and cannot act until then. */
export async function suspendPerson(by: SignedIn, uid: string, reason: string, now: number) {
  const { store } = runtime();
  const { docs } = await store.query(sessions, { where: [{ field: 'uid', op: '==', value: uid }] });
  const ids = docs.filter(({ data }) => data.revokedAt === null).map(({ id }) => id);
  const changed = await changePerson(
    { by, uid, now },
    (actor, { isOwnBidder }) => ({ type: 'suspend', reason, by: actor, now, isOwnBidder }),
    ids.slice(0, SESSIONS_PER_COMMIT),
  );
  for (let from = SESSIONS_PER_COMMIT; changed.ok && from < ids.length; from += SESSIONS_PER_COMMIT)
    await store.transact((tx) => endSessions(tx, ids.slice(from, from + SESSIONS_PER_COMMIT), now));
  return changed;
}

export const liftSuspension = (by: SignedIn, uid: string, reason: string, now: number) =>
  changePerson({ by, uid, now }, (actor) => ({ type: 'lift', reason, by: actor, now }));

export const setRole = (by: SignedIn, uid: string, role: Exclude<Role, 'admin'>, now: number) =>
  changePerson({ by, uid, now }, (actor) => ({ type: 'set-role', role, by: actor, now }));

/** Asks a person to join the staff. Nothing changes until they accept. */
export const inviteToStaff = (by: SignedIn, uid: string, now: number) =>
  changePerson({ by, uid, now }, (actor, { isBidding }) => ({ type: 'invite', by: actor, now, isBidding }));

export const withdrawStaffInvitation = (by: SignedIn, uid: string, now: number) =>
  changePerson({ by, uid, now }, (actor) => ({ type: 'withdraw-invitation', by: actor, now }));

/** Bids in running auctions. `isOwnBidder`: in an auction where the actor is the seller. */
interface Bidding {
  readonly isBidding: boolean;
  readonly isOwnBidder: boolean;
}
interface PersonChange {
  readonly by: SignedIn;
  readonly uid: string;
  readonly now: number;
}
type CommandFor = (actor: Actor, bidding: Bidding) => PersonCommand;

/** One commit: the account, the end of its sessions, the log entry, the notification. */
const changePerson = (
  { by, uid, now }: PersonChange,
  commandFor: CommandFor,
  sessionIds: readonly string[] = [],
) =>
  runStaffCommand({
    by,
    now,
    async load(tx, actor) {
      const person = (await tx.get(users, uid))?.data;
      if (!person) return refuse('not-found');
      const bidding = await readBidding({ store: runtime().store, tx }, uid, actor.uid);
      return ok({ person, command: commandFor(actor, bidding) });
    },
    decide({ person, command }) {
      const decided = decidePerson(person, command);
      if (!decided.ok) return decided;
      const entry: StaffEntry = {
        about: 'person',
        subject: uid,
        action: actions[command.type],
        before: accountState(person),
        after: accountState(decided.value),
        why: 'reason' in command ? command.reason.trim() : null,
        title: `${person.name}, ${person.email}`,
      };
      return ok({ after: decided.value, entry });
    },
    async write(tx, { after }, { command }) {
      tx.set(users, uid, after);
      await endSessions(tx, sessionIds, now);
      if (command.type === 'set-role') await rememberFormerStaff(tx, after, now);
      notifyPerson(tx, after, command);
      return after;
    },
  });

const actions = {
  suspend: 'suspended',
  lift: 'suspension-lifted',
  'set-role': 'role-set',
  invite: 'staff-invited',
  'withdraw-invitation': 'staff-invitation-withdrawn',
} as const satisfies Record<PersonCommand['type'], AuditAction>;

/** A session that starts meanwhile is refused because of the account's status. */
async function endSessions(tx: Transaction, ids: readonly string[], now: number): Promise<void> {
  for (const doc of await tx.getAll(sessions, ids))
    if (doc?.data.revokedAt === null) tx.set(sessions, doc.id, { ...doc.data, revokedAt: now });
}

function notifyPerson(tx: Transaction, { uid, staffInvitation }: User, command: PersonCommand): void {
  const { type, now } = command;
  const sending = { uid, attempts: 0, sendAt: now };
  if (type === 'invite' && staffInvitation) {
    const { by, expiresAt: until } = staffInvitation;
    const message = { ...sending, kind: 'staff-invited', inviter: by.name, until } as const;
    tx.create(outbox, `${uid}:staff-invited:${now}`, message);
  }
  if (type !== 'suspend' && type !== 'lift') return;
  const kind = type === 'suspend' ? 'suspended' : 'suspension-lifted';
  tx.create(outbox, `${uid}:${kind}:${now}`, { ...sending, kind, reason: command.reason.trim() });
}

/** `store` is a parameter because `npm run grant-admin` runs without the configuration of the site. */
export async function readBidding(
  { store, tx }: { readonly store: Store; readonly tx: Reader },
  uid: string,
  actorUid: string,
): Promise<Bidding> {
  const on = (await listBidsByUser(store, uid, tx)).filter(isAuctionUnresolved);
  const sellerIds = [...new Set(on.map(({ auction }) => auction.sellerId))];
  const own = await Promise.all(sellerIds.map((sellerId) => isSeller(tx, sellerId, actorUid)));
  return { isBidding: on.length > 0, isOwnBidder: own.includes(true) };
}
