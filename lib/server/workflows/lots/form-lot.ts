import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { SellingRefusal } from '@/lib/domain/drafts/draft-permission';
import { highestChangedPrice, saleTermsOf } from '@/lib/domain/drafts/fields/asked-prices';
import { addressLines } from '@/lib/domain/listings/address';
import { fewestLotHomes, type Lot, type LotShare } from '@/lib/domain/listings/lot';
import type { ApprovalRefusal, Planned } from '@/lib/domain/organizations/approvals';
import {
  formLot as decideFormation,
  type LotFormation,
  type LotRefusal,
} from '@/lib/domain/reviews/lots/decide-lot';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type CommandRefusal, runCommand } from '@/lib/server/people/commands/run-command';
import { isSellerSuspended } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { randomKey } from '@/lib/server/platform/random-key';
import type { RateLimit } from '@/lib/server/platform/rate-limit';
import {
  askSecondPerson,
  markApproved,
  readSecondPerson,
  refuseWithoutSecond,
} from '@/lib/server/records/approvals/second-person';
import { listingsOf, loadHomes, readHomes, toLotHome, writeLot } from './lot-homes';
import { lotInWords, soldAlone, soldTogether } from './notify-of-lot';
import { recordLot } from './record-lot';

export type LotAnswer = Promise<
  Result<Lot, LotRefusal | SellingRefusal | ApprovalRefusal | CommandRefusal | 'wrong-status'>
>;
type Decided<T> = Result<T, LotRefusal | ApprovalRefusal | 'wrong-status'>;

/** Each command may notify the followers of twenty homes. */
export const lotLimit: RateLimit = { name: 'lots', burst: 20, refillMs: 30_000 };

/**
 * Sells homes of one seller together, at the announced auction of the first one. One commit reads and writes all
 * of them, so of two lots that share a home one is refused. `grant`: the request of another member that the
 * person approves with it. `now` in ms.
 */
export function formLot(
  by: SignedIn,
  shares: readonly LotShare[],
  now: number,
  grant: string | null = null,
): LotAnswer {
  const number = randomKey(12);
  const leadKey = shares[0]?.listingKey ?? '';
  return runCommand({
    by,
    limit: { rate: lotLimit, now },
    key: leadKey,
    load: async (tx, user) =>
      shares.length < fewestLotHomes
        ? refuse({ lot: 'too-few' as const, listingKey: null })
        : loadHomes(tx, user, shares),
    permit: (subject) => ok(subject),
    facts: async (tx, { homes, sellerId }) => ({
      sold: await readHomes(tx, homes, now),
      isSuspended: await isSellerSuspended(tx, sellerId),
      second: await readSecondPerson(tx, by, sellerId, grant),
    }),
    decide({ homes, actor, sold, second, isSuspended }): Decided<LotFormation> {
      if (isSuspended || sold.length < homes.length) return refuse('wrong-status');
      const plan = planOf(homes, shares);
      const alone = refuseWithoutSecond(second, plan, { uid: actor.uid, now });
      if (alone && second.request) return refuse(alone);
      const formed = decideFormation(sold.map(toLotHome), shares, now);
      // Before a second person is asked for what cannot run.
      return formed.ok && alone ? refuse(alone) : formed;
    },
    async write(tx, formation, { sold, actor, second }) {
      markApproved(tx, second, actor, now);
      const { lot } = formation;
      const all = listingsOf(sold);
      await writeLot(tx, sold, formation, () => soldTogether(soldAlone, lotInWords(all)), now);
      recordLot(tx, { action: 'lot-formed', lot, homes: all, by: actor, now, number });
      return lot;
    },
    async writeRefusal(tx, refusal, { homes, sold, actor, second }) {
      const [lead] = homes;
      if (refusal !== 'approval-requested' || !lead) return;
      const lotHomes = sold.map(({ before }) => addressLines(before.listing).join(', ')).join('; ');
      await askSecondPerson(tx, second, {
        ...planOf(homes, shares),
        draftId: lead.draftId,
        title: lead.answers.street?.trim() ?? '',
        terms: { lotHomes, ...saleTermsOf(lead.answers) },
        ...{ by: actor, now },
      });
    },
  });
}

/** The price of the lead becomes the price of all homes. */
function planOf(homes: readonly Draft[], shares: readonly LotShare[]): Planned {
  const [lead] = homes;
  return {
    command: { type: 'form-lot', shares: [...shares] },
    binding: homes.map(({ version }) => version).join(' '),
    priceCents: lead ? highestChangedPrice(lead.answers, null) : null,
  };
}
