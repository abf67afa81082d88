import 'server-only';
import { afterDefault, afterRestoring } from '@/lib/domain/accounts/bid-limit';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import type { StoredEntry } from '@/lib/domain/reviews/audit-log';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import {
  type DefaultCase,
  type DefaultDecision,
  handledDefault,
  refuseHandlingDefault,
} from '@/lib/domain/staff/queues/default-case';
import { users } from '@/lib/server/people/identity/identity-collections';
import { listSellers } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { listLogOf } from '@/lib/server/records/audit-log/audit-log';
import { runStaffCommand, type StaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { dropClaim, refuseTaken } from '@/lib/server/records/desk/desk-claims';
import { defaultCases } from '@/lib/server/records/desk/desk-collections';

export interface DefaultFile {
  readonly found: DefaultCase;
  readonly log: readonly StoredEntry[];
}

export async function readDefault(
  by: User,
  saleId: string,
): Promise<Result<DefaultFile, StaffRefusal | 'not-found'>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const found = (await runtime().store.get(defaultCases, saleId))?.data;
  return found ? ok({ found, log: await listLogOf(by, saleId) }) : refuse('not-found');
}

interface Handling {
  readonly saleId: string;
  readonly why: string;
  readonly decision: DefaultDecision;
  /** What the escrow agent confirmed. */
  readonly escrow: string;
}

/**
 * Closes the case of a default and restores or keeps the bid limit of the buyer. Any other consequence, such as
 * a suspension, is a separate command.
 */
export const handleDefault = (by: SignedIn, { saleId, why, decision, escrow }: Handling, now: number) =>
  runStaffCommand({
    by,
    now,
    async load(tx, { uid }) {
      const found = (await tx.get(defaultCases, saleId))?.data;
      if (!found) return refuse('not-found');
      const taken = await refuseTaken(tx, { queue: 'defaults', rowId: saleId, uid, now });
      const person = (await tx.get(users, found.uid))?.data ?? null;
      const parties = [found.buyerId, ...(await listSellers(tx, found.sellerId))];
      return ok({ found, taken, parties, person });
    },
    decide({ actor, found, taken, parties }) {
      const entry: StaffEntry = {
        about: 'auction',
        subject: found.listingKey,
        action: 'default-handled',
        before: found.status,
        after: handledDefault(found, { decision, escrow }).status,
        why: [escrow, why]
          .map((text) => text.trim())
          .filter(Boolean)
          .join('\n'),
        title: found.place,
        concerns: [saleId, found.uid],
      };
      return okUnless(refuseHandlingDefault(found, { by: actor, parties, why, decision, escrow }) ?? taken, {
        entry,
      });
    },
    write(tx, _, { found, person }) {
      const handled = handledDefault(found, { decision, escrow });
      tx.set(defaultCases, saleId, handled);
      // Cases from before defaults lowered the limit are in no account yet, so `kept` adds them.
      const decided = handled.status === 'kept' ? afterDefault : afterRestoring;
      if (person && handled.side === 'buyer') tx.set(users, person.uid, decided(person, saleId));
      dropClaim(tx, 'defaults', saleId);
      return null;
    },
  });
