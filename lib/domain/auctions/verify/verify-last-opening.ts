import type { Fact, Opening } from '@/lib/domain/auctions/state/facts';
import { cancellationOpens, openedAmount, reserveAlias } from '@/lib/domain/auctions/state/openings';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import { commitmentOf } from '@/lib/domain/auctions/terms/commitments';
import { opensAll, tellsAll } from '@/lib/domain/auctions/terms/rules-version';
import type { LedgerFault } from './ledger-fault';
import { hadMet, openingsFault } from './verify-bid';
import type { Witness } from './witness';

type LastFact = Fact<'bought'> | Fact<'closed'> | Fact<'decided'> | Fact<'cancelled'>;

/** Checks that the entry that ends the auction opens the sealed reserves, and that the amounts fit all earlier entries. */
export function lastOpeningFault(state: PublicState, fact: LastFact, witness: Witness): LedgerFault | null {
  const { terms } = state;
  const { opened, formerReserve } = fact.data;
  const isOpening = fact.type === 'cancelled' ? opensAll(terms) : tellsAll(terms);
  if ((opened !== undefined) !== isOpening) return { code: 'other-rules' };
  if ((formerReserve !== undefined) !== opensAll(terms)) return { code: 'other-rules' };
  const reserve = opened && presentFault(state, fact, opened, witness);
  return reserve ?? (formerReserve === undefined ? null : formerFault(state, fact, witness));
}

/** The reserve at the end. */
function presentFault(
  state: PublicState,
  fact: LastFact,
  opened: readonly Opening[],
  { unmet, ceiling }: Witness,
): LedgerFault | null {
  const { reserve, terms } = state;
  const isDue = isFinal(state, fact) && reserve.commitment !== null && reserve.amountCents === null;
  if (!isDue) return opened.length === 0 ? null : { code: 'needless-opening' };
  const wrong = openingsFault(state, opened, new Map([[reserveAlias, reserve.commitment]]));
  if (wrong) return wrong;
  const reserveCents = openedAmount({ opened }, reserveAlias);
  if (reserveCents === null) return { code: 'reserve-not-opened' };
  if (reserveCents < terms.startingBidCents) return { code: 'reserve-below-start' };
  if (reserveCents > ceiling) return { code: 'reserve-above-buy-now' };
  if (unmet >= reserveCents) return hadMet;
  const counterCents = state.status === 'undecided' ? (state.counter?.amountCents ?? 0) : 0;
  return counterCents > reserveCents ? { code: 'wrong-counter' } : null;
}

/** The reserve before it was lowered: it was higher, and nobody who led under it had met it. */
function formerFault(state: PublicState, fact: LastFact, { unmetFormer }: Witness): LedgerFault | null {
  const { reserve, terms } = state;
  const { opened = [], formerReserve = null } = fact.data;
  const isDue = isFinal(state, fact) && reserve.lowered && terms.reserve.kind === 'sealed';
  if (!isDue) return formerReserve === null ? null : { code: 'needless-opening' };
  if (formerReserve === null) return { code: 'reserve-not-opened' };
  const { auctionId } = terms;
  const commitment = commitmentOf({ alias: reserveAlias, auctionId, ...formerReserve });
  if (terms.reserve.kind !== 'sealed' || commitment !== terms.reserve.commitment)
    return { code: 'wrong-opening-amount', alias: reserveAlias };
  const { amountCents } = formerReserve;
  if (amountCents >= (terms.buyNowCents ?? Number.POSITIVE_INFINITY))
    return { code: 'reserve-above-buy-now' };
  const reserveCents = openedAmount({ opened }, reserveAlias) ?? reserve.amountCents ?? 0;
  if (amountCents <= reserveCents) return { code: 'not-lowered' };
  return unmetFormer >= amountCents ? hadMet : null;
}

function isFinal(state: PublicState, fact: LastFact): boolean {
  switch (fact.type) {
    case 'bought':
      return true;
    case 'closed':
      return fact.data.outcome !== 'reserve-not-met';
    case 'decided':
      return fact.data.decision !== 'countered';
    case 'cancelled':
      return cancellationOpens(state, fact.data.reason);
  }
}
