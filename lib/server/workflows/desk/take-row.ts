import 'server-only';
import { fullAddress } from '@/lib/domain/listings/address';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { isToVerify } from '@/lib/domain/staff/organization-decisions';
import { decideClaim, type RowOwner } from '@/lib/domain/staff/queues/desk-claim';
import type { QueueName } from '@/lib/domain/staff/queues/queue';
import { users } from '@/lib/server/people/identity/identity-collections';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import { listSellers } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { quarantine } from '@/lib/server/platform/runtime/runtime-collections';
import type { Reader } from '@/lib/server/platform/store/store';
import { runStaffCommand, type StaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { limitRequests } from '@/lib/server/records/bid-limits/bid-limit-collections';
import { readClaim } from '@/lib/server/records/desk/desk-claims';
import {
  defaultCases,
  deskClaimId,
  deskClaims,
  relationCases,
} from '@/lib/server/records/desk/desk-collections';
import { reports } from '@/lib/server/records/inquiries/inquiry-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { claimReview } from '@/lib/server/workflows/listings/reviews';

interface Taking {
  readonly queue: QueueName;
  readonly rowId: string;
  readonly type: 'take' | 'give-back';
}

/** Takes a row, so that nobody else works on it, or gives it back. Of two at once, the second is refused. */
export function takeRow(by: SignedIn, { queue, rowId, type }: Taking, now: number) {
  if (queue === 'reviews') return claimReview(by, rowId, type === 'take' ? 'claim' : 'release', now);
  const id = deskClaimId(queue, rowId);
  return runStaffCommand({
    by,
    now,
    key: id,
    async load(tx, { uid }) {
      const [subject, claim] = await Promise.all([subjectsOf[queue](tx, rowId), readClaim(tx, queue, rowId)]);
      if (!subject) return refuse('not-found');
      return ok({ subject, claim, isParty: subject.parties.includes(uid) });
    },
    decide({ actor, subject, claim, isParty }): Result<Taken, 'own-listing' | 'claimed' | 'not-claimed'> {
      if (isParty) return refuse('own-listing');
      const owner = decideClaim(claim, { type, by: actor, now });
      if (!owner.ok) return owner;
      const { about, subject: key, title } = subject;
      const entry: StaffEntry = {
        about,
        subject: key,
        action: type === 'take' ? 'row-taken' : 'row-given-back',
        before: claim?.name ?? null,
        after: owner.value?.name ?? null,
        why: null,
        title,
      };
      return ok({ entry, owner: owner.value });
    },
    write(tx, { owner }) {
      if (owner) tx.set(deskClaims, id, { queue, rowId, ...owner });
      else tx.delete(deskClaims, id);
      return null;
    },
  });
}

interface Taken {
  readonly entry: StaffEntry;
  readonly owner: RowOwner | null;
}

interface RowSubject extends Pick<StaffEntry, 'about' | 'subject' | 'title'> {
  /** The people who must not decide on it. */
  readonly parties: readonly string[];
}

/** What a row is about; null if it no longer waits. */
const subjectsOf: Readonly<
  Record<Exclude<QueueName, 'reviews'>, (tx: Reader, rowId: string) => Promise<RowSubject | null>>
> = {
  async verifications(tx, organisationId) {
    const organization = (await tx.get(organizations, organisationId))?.data;
    if (!organization || !isToVerify(organization)) return null;
    const { name: title, memberUids: parties } = organization;
    return { about: 'organization', subject: organisationId, title, parties };
  },
  async limits(tx, uid) {
    const [request, person] = await Promise.all([tx.get(limitRequests, uid), tx.get(users, uid)]);
    if (request?.data.status !== 'open' || !person) return null;
    const { name, email } = person.data;
    return { about: 'person', subject: uid, title: `${name}, ${email}`, parties: [uid] };
  },
  async reports(tx, reportId) {
    const report = (await tx.get(reports, reportId))?.data;
    if (report?.status !== 'open') return null;
    const parties = await listSellers(tx, report.sellerId);
    return { about: 'report', subject: reportId, title: report.title, parties };
  },
  async defaults(tx, saleId) {
    const found = (await tx.get(defaultCases, saleId))?.data;
    if (found?.status !== 'open') return null;
    const parties = [found.buyerId, ...(await listSellers(tx, found.sellerId))];
    return { about: 'auction', subject: found.listingKey, title: found.place, parties };
  },
  async relations(tx, auctionId) {
    const found = (await tx.get(relationCases, auctionId))?.data;
    const home = found && (await tx.get(listings, found.listingKey))?.data;
    if (found?.status !== 'open' || !home) return null;
    const parties = await listSellers(tx, home.seller.id);
    return { about: 'auction', subject: found.listingKey, title: fullAddress(home), parties };
  },
  async documents(tx, rowId) {
    const found = (await tx.get(quarantine, rowId))?.data;
    return found ? onSite('documents', rowId, `${found.collection}/${found.docId}`) : null;
  },
  async mails(tx, rowId) {
    const message = (await tx.get(outbox, rowId))?.data;
    return message?.givenUpAt === undefined ? null : onSite('mails', rowId, message.kind);
  },
};

const onSite = (queue: QueueName, rowId: string, title: string): RowSubject => ({
  about: 'site',
  subject: deskClaimId(queue, rowId),
  title,
  parties: [],
});
