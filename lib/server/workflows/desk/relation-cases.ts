import 'server-only';
import { fullAddress } from '@/lib/domain/listings/address';
import { ok, okUnless, refuse } from '@/lib/domain/shared/result';
import { refuseHandlingRelations } from '@/lib/domain/staff/queues/relation-case';
import { listSellers } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runStaffCommand, type StaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { dropClaim, refuseTaken } from '@/lib/server/records/desk/desk-claims';
import { relationCases } from '@/lib/server/records/desk/desk-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';

interface Handling {
  readonly auctionId: string;
  readonly why: string;
}

/** Closes the case. A block of a bidder is a separate command. A further match opens it again. */
export const handleRelations = (by: SignedIn, { auctionId, why }: Handling, now: number) =>
  runStaffCommand({
    by,
    now,
    key: auctionId,
    async load(tx, { uid }) {
      const found = (await tx.get(relationCases, auctionId))?.data;
      const home = found && (await tx.get(listings, found.listingKey))?.data;
      if (!found || !home) return refuse('not-found');
      const taken = await refuseTaken(tx, { queue: 'relations', rowId: auctionId, uid, now });
      return ok({ found, taken, title: fullAddress(home), parties: await listSellers(tx, home.seller.id) });
    },
    decide({ actor, found, taken, title, parties }) {
      const entry: StaffEntry = {
        about: 'auction',
        subject: found.listingKey,
        action: 'relations-handled',
        before: found.status,
        after: 'handled',
        why: why.trim(),
        title,
      };
      return okUnless(refuseHandlingRelations(found, { by: actor, parties, why }) ?? taken, { entry });
    },
    write(tx, _, { found }) {
      tx.set(relationCases, auctionId, { ...found, status: 'handled' });
      dropClaim(tx, 'relations', auctionId);
      return null;
    },
  });
