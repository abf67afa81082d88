import 'server-only';
import { highestChangedPrice } from '@/lib/domain/drafts/fields/asked-prices';
import { addressLines } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { type LotShare, lotRoleOf, outOfLot } from '@/lib/domain/listings/lot';
import type { ApprovalRefusal, Planned } from '@/lib/domain/organizations/approvals';
import { changeHomes, type LotChange } from '@/lib/domain/reviews/lots/change-homes';
import type { FormedLot, LotRefusal } from '@/lib/domain/reviews/lots/decide-lot';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { runCommand } from '@/lib/server/people/commands/run-command';
import { isSellerSuspended } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { randomKey } from '@/lib/server/platform/random-key';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import {
  askSecondPerson,
  markApproved,
  readSecondPerson,
  refuseWithoutSecond,
} from '@/lib/server/records/approvals/second-person';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { readIncluded } from '@/lib/server/records/listings/lots';
import { type LotAnswer, lotLimit } from './form-lot';
import { listingsOf, loadHomes, readHomes, type SoldHome, toLotHome, writeLot } from './lot-homes';
import { lotInWords, notifyMembers, notifyOfLot, soldAlone, soldTogether } from './notify-of-lot';
import { recordLot } from './record-lot';

/**
 * Adds homes to a lot and takes others out, before its auction starts. `shares`: all homes of the lot after the
 * change, its lead first. `grant`: the request of another member that the person approves with it. `now` in ms.
 */
export function changeLotHomes(
  by: SignedIn,
  shares: readonly LotShare[],
  now: number,
  grant: string | null = null,
): LotAnswer {
  const number = randomKey(12);
  return runCommand({
    by,
    limit: { rate: lotLimit, now },
    key: shares[0]?.listingKey ?? '',
    load: async (tx, user) => (shares.length === 0 ? refuse('not-found') : loadHomes(tx, user, shares)),
    permit: (subject) => ok(subject),
    facts: async (tx, { homes, sellerId }) => {
      const sold = await readHomes(tx, homes, now);
      return {
        sold,
        old: await readLotHomes(tx, sold[0]),
        isSuspended: await isSellerSuspended(tx, sellerId),
        second: await readSecondPerson(tx, by, sellerId, grant),
      };
    },
    decide({
      homes,
      actor,
      sold,
      second,
      isSuspended,
    }): Result<LotChange, LotRefusal | ApprovalRefusal | 'wrong-status'> {
      if (isSuspended || sold.length < homes.length) return refuse('wrong-status');
      const plan = planOf(sold, shares);
      const alone = refuseWithoutSecond(second, plan, { uid: actor.uid, now });
      if (alone && second.request) return refuse(alone);
      const formed = toFormed(sold[0]);
      if (!formed) return refuse('wrong-status');
      const changed = changeHomes(formed, sold.map(toLotHome), shares, now);
      // Before a second person is asked for what cannot run.
      return changed.ok && alone ? refuse(alone) : changed;
    },
    async write(tx, change, { sold, old, actor, second }) {
      markApproved(tx, second, actor, now);
      await writeChange(tx, change, { sold, old, now });
      const { lot } = change;
      const homes = listingsOf(sold);
      const others = soldTogether(lotInWords(old), lotInWords(homes));
      notifyMembers(tx, homes[0], others, second, { by: actor, now });
      recordLot(tx, { action: 'lot-homes-changed', lot, homes, old, by: actor, now, number });
      return lot;
    },
    async writeRefusal(tx, refusal, { homes, sold, actor, second }) {
      const [lead] = homes;
      if (refusal !== 'approval-requested' || !lead) return;
      await askSecondPerson(tx, second, {
        ...planOf(sold, shares),
        draftId: lead.draftId,
        title: lead.answers.street?.trim() ?? '',
        terms: {
          lotHomes: listingsOf(sold)
            .map((home) => addressLines(home).join(', '))
            .join('; '),
        },
        ...{ by: actor, now },
      });
    },
  });
}

/** The homes of the lot before the change, the lead first. */
async function readLotHomes(tx: Reader, lead: SoldHome | undefined): Promise<readonly Listing[]> {
  if (!lead) return [];
  const { listing } = lead.before;
  return [listing, ...(await readIncluded(tx, listing))];
}

const toFormed = (lead: SoldHome | undefined): FormedLot | null =>
  lead
    ? {
        lot: lotRoleOf(lead.before.listing) === 'lead' ? lead.before.listing.lot : undefined,
        course: lead.before.course,
        auction: lead.before.auction?.state ?? null,
      }
    : null;

interface WrittenChange {
  readonly sold: readonly SoldHome[];
  readonly old: readonly Listing[];
  readonly now: number;
}

/** Followers of each home hear with which homes it is sold now. */
async function writeChange(
  tx: Transaction,
  change: LotChange,
  { sold, old, now }: WrittenChange,
): Promise<void> {
  const oldKeys = old.map(({ listingKey }) => listingKey);
  const [before, after] = [lotInWords(old), lotInWords(listingsOf(sold))];
  const wordChange = ({ listingKey }: Listing) =>
    soldTogether(oldKeys.includes(listingKey) ? before : soldAlone, after);
  await writeLot(tx, sold, change, wordChange, now);
  for (const home of old) {
    if (!change.removedKeys.includes(home.listingKey)) continue;
    tx.set(listings, home.listingKey, { ...outOfLot(home), modifiedAt: now });
    notifyOfLot(tx, home, soldTogether(before, soldAlone), now);
  }
}

/** A request is outdated once a home has changed, or the lot has other homes or shares. */
function planOf(sold: readonly SoldHome[], shares: readonly LotShare[]): Planned {
  const [lead] = sold;
  const lot = lead?.before.listing.lot;
  const versions = sold.map(({ draft }) => draft.version);
  return {
    command: { type: 'change-lot', shares: [...shares] },
    binding: [...versions, lot?.formedAt, ...(lot?.homes ?? []).map((home) => home.basisPoints)].join(' '),
    priceCents: lead ? highestChangedPrice(lead.draft.answers, null) : null,
  };
}
