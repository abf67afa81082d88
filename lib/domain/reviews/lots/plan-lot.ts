import { fewestLotHomes, mostLotHomes } from '@/lib/domain/listings/lot';
import { equalShares } from '@/lib/domain/shared/allocation';
import { formLot, type LotHome, type LotReason, refuseLeading } from './decide-lot';

/** Which of the chosen homes could be sold as one lot now. */
export interface LotPlan {
  /** The home whose auction would sell the lot; null if none can. */
  readonly leadKey: string | null;
  /** The homes that can lead it, in the order of the choice. */
  readonly leads: readonly string[];
  /** The homes of the lot, its lead first; empty without a lot. */
  readonly homes: readonly string[];
  /** Why the other homes are left out. */
  readonly refused: ReadonlyMap<string, LotReason>;
}

/**
 * Plans a lot from the chosen homes by the rules that form it: each home is tried with the lead alone.
 * `wishedKey`: the lead that the seller chose, if it can lead. Otherwise the one with which most homes can be
 * sold leads.
 */
export function planLot(homes: readonly LotHome[], wishedKey: string | null, now: number): LotPlan {
  const leads = homes.filter((home) => refuseLeading(home, now) === null);
  const plans = leads.map((lead) => planWith(lead, homes, now));
  const wished = plans.find(({ lead }) => keyOf(lead) === wishedKey);
  const best = wished ?? plans.toSorted((a, b) => b.joining.length - a.joining.length)[0];
  const leadKeys = leads.map(keyOf);
  if (!best) {
    const refused = homes.map(
      (home) => [keyOf(home), refuseLeading(home, now) ?? 'lead-needs-auction'] as const,
    );
    return { leadKey: null, leads: leadKeys, homes: [], refused: new Map(refused) };
  }
  const keys = [best.lead, ...best.joining].map(keyOf);
  const isLot = keys.length >= fewestLotHomes && keys.length <= mostLotHomes;
  return { leadKey: keyOf(best.lead), leads: leadKeys, homes: isLot ? keys : [], refused: best.refused };
}

const keyOf = ({ listing }: LotHome): string => listing.listingKey;

function planWith(lead: LotHome, homes: readonly LotHome[], now: number) {
  const refused = new Map<string, LotReason>();
  const joining = homes.filter((home) => {
    if (keyOf(home) === keyOf(lead)) return false;
    const reason = refuseJoining(lead, home, now);
    if (reason) refused.set(keyOf(home), reason);
    return reason === null;
  });
  return { lead, joining, refused };
}

function refuseJoining(lead: LotHome, home: LotHome, now: number): LotReason | null {
  const shares = equalShares(2);
  const pair = [lead, home].map((each, index) => ({
    listingKey: keyOf(each),
    basisPoints: shares[index] ?? 0,
  }));
  const formed = formLot([lead, home], pair, now);
  return formed.ok ? null : formed.reason.lot;
}
