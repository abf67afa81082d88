import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { User } from '@/lib/domain/accounts/user';
import { refuseSelling, type SellingAction, type SellingRefusal } from '@/lib/domain/drafts/draft-permission';
import type { SellerKind } from '@/lib/domain/listings/vocabulary';
import {
  acceptInvitation,
  changeRole,
  findInvitation,
  foundOrganisation,
  handOver,
  INVITATION_MS,
  invite,
  type Organisation,
  type OrganisationRole,
  type PeopleRefusal,
  removeMember,
  toOrganisationId,
  withdrawInvitation,
} from '@/lib/domain/organizations/organization';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import { organisations } from '@/lib/server/people/organizations/organization-collections';
import { readActingUser } from '@/lib/server/people/sessions/acting-user';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { randomKey } from '@/lib/server/platform/random-key';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { whileNotBusy } from '@/lib/server/platform/store/while-not-busy';
import { isOn, listBidsOf } from '@/lib/server/records/auctions/list-bids-by-user';

export type OrganisationRefusal = SellingRefusal | PeopleRefusal | 'too-many' | 'busy';
type Answer<T = Organisation> = Promise<Result<T, OrganisationRefusal>>;

/** Invitations go to strangers. */
const inviteLimit: RateLimit = { name: 'invitations', burst: 30, refillMs: 60_000 };
const foundLimit: RateLimit = { name: 'organisations', burst: 5, refillMs: 600_000 };

/** With the founder as its manager. `now` in ms, here and below. */
export async function startOrganisation(
  by: SignedIn,
  facts: { readonly name: string; readonly kind: SellerKind },
  now: number,
): Answer {
  if (!takeToken(foundLimit, by.user.uid, now).isAllowed) return refuse('too-many');
  const organisationId = toOrganisationId(randomKey(12));
  return whileNotBusy(() =>
    runtime().store.transact(async (tx) => {
      const user = await readActingUser(tx, by);
      const refusal = refuseSelling('start-organisation', user, null);
      if (!user || refusal) return refuse(refusal ?? 'signed-out');
      const organisation = foundOrganisation({ ...facts, organisationId }, user, now);
      tx.create(organisations, organisationId, organisation);
      lockObligations(tx, user.uid, `member:${organisationId}:${now}`);
      return ok(organisation);
    }),
  );
}

/** Sends the link to the address; an earlier one to it is dead then. */
export async function inviteMember(
  by: SignedIn,
  organisationId: string,
  { email, role }: { readonly email: string; readonly role: OrganisationRole },
  now: number,
): Answer {
  if (!takeToken(inviteLimit, by.user.uid, now).isAllowed) return refuse('too-many');
  const token = randomBytes(24).toString('base64url');
  const invitation = { tokenHash: hashOf(token), email, role, expiresAt: now + INVITATION_MS };
  return changeOrganisation(by, organisationId, 'manage-organisation', (organisation, tx) => {
    const invited = invite(organisation, invitation, now);
    const message = { kind: 'invitation', organisationId, token, email, uid: by.user.uid } as const;
    if (invited.ok)
      tx.create(outbox, `invitation:${invitation.tokenHash}`, { ...message, attempts: 0, sendAt: now });
    return invited;
  });
}

export const cancelInvitation = (by: SignedIn, organisationId: string, email: string): Answer =>
  changeOrganisation(by, organisationId, 'manage-organisation', (organisation) =>
    ok(withdrawInvitation(organisation, email)),
  );

export const setMemberRole = (
  by: SignedIn,
  organisationId: string,
  { uid, role }: { readonly uid: string; readonly role: OrganisationRole },
): Answer =>
  changeOrganisation(by, organisationId, 'manage-organisation', (organisation) =>
    changeRole(organisation, uid, role),
  );

export const dismissMember = (by: SignedIn, organisationId: string, uid: string, now: number): Answer =>
  changeOrganisation(by, organisationId, 'manage-organisation', (organisation) =>
    removeMember(organisation, uid, now),
  );

export const leaveOrganisation = (by: SignedIn, organisationId: string, now: number): Answer =>
  changeOrganisation(by, organisationId, 'leave-organisation', (organisation) =>
    removeMember(organisation, by.user.uid, now),
  );

/** Leaves it to another member, who manages it from then on. */
export const handOverOrganisation = (
  by: SignedIn,
  organisationId: string,
  uid: string,
  now: number,
): Answer =>
  changeOrganisation(by, organisationId, 'manage-organisation', (organisation) =>
    handOver(organisation, by.user.uid, uid, now),
  );

/** Which columns mean what, for the next table. */
export const rememberColumns = (
  by: SignedIn,
  organisationId: string,
  columns: Organisation['columns'],
): Answer =>
  changeOrganisation(by, organisationId, 'import', (organisation) =>
    ok({ ...organisation, columns: latest({ ...organisation.columns, ...columns }) }),
  );

/** Of all that was ever mapped the last few hundred. */
const latest = (columns: Organisation['columns']): Organisation['columns'] =>
  Object.fromEntries(Object.entries(columns).slice(-600));

/** What a link says to whom it was sent: the name and the role, before they decide. */
export async function readInvitation(by: User, organisationId: string, token: string, now: number) {
  const organisation = (await runtime().store.get(organisations, organisationId))?.data;
  const found = organisation ? findInvitation(organisation, hashOf(token), now) : null;
  if (!organisation || !found) return refuse('no-such-invitation' as const);
  return found.email === by.email
    ? ok({ name: organisation.name, role: found.role })
    : refuse('other-address' as const);
}

/** Once: the link is dead afterwards. */
export async function joinOrganisation(
  by: SignedIn,
  organisationId: string,
  token: string,
  now: number,
): Answer {
  return whileNotBusy(() =>
    runtime().store.transact(async (tx): Answer => {
      const [user, doc] = await Promise.all([readActingUser(tx, by), tx.get(organisations, organisationId)]);
      if (!user) return refuse('signed-out');
      if (!doc) return refuse('no-such-invitation');
      const joined = acceptInvitation(doc.data, hashOf(token), user, now);
      if (!joined.ok) return joined;
      const bids = (await listBidsOf(runtime().store, user.uid, tx)).filter(isOn);
      if (bids.some(({ auction }) => auction.sellerId === organisationId)) return refuse('bidding');
      tx.set(organisations, organisationId, joined.value);
      lockObligations(tx, user.uid, `member:${organisationId}:${now}`);
      return joined;
    }),
  );
}

type Change = (organisation: Organisation, tx: Transaction) => Result<Organisation, PeopleRefusal>;

function changeOrganisation(
  by: SignedIn,
  organisationId: string,
  action: SellingAction,
  change: Change,
): Answer {
  return whileNotBusy(() =>
    runtime().store.transact(async (tx): Answer => {
      const [user, doc] = await Promise.all([readActingUser(tx, by), tx.get(organisations, organisationId)]);
      const refusal = refuseSelling(action, user, null, doc?.data ?? null);
      if (!doc || refusal) return refuse(refusal ?? 'not-found');
      const changed = change(doc.data, tx);
      if (changed.ok) tx.set(organisations, organisationId, changed.value);
      return changed;
    }),
  );
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
