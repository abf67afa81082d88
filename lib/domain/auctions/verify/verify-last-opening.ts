import type { Fact } from '@/lib/domain/auctions/state/facts';
import { openedAmount, reserveAlias } from '@/lib/domain/auctions/state/openings';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import { tellsAll } from '@/lib/domain/auctions/terms/rules-version';
import type { LedgerFault } from './ledger-fault';
import { hadMet, openingsFault } from './verify-bid';
import type { Witness } from './witness';

type LastFact = Fact<'bought'> | Fact<'closed'> | Fact<'decided'>;

/** Checks that the entry that ends the auction opens the sealed reserve, and that the amount fits all before. */
export function lastOpeningFault(
  state: PublicState,
  fact: LastFact,
  { unmet, ceiling }: Witness,
): LedgerFault | null {
  const { reserve, terms } = state;
  const { opened } = fact.data;
  if ((opened !== undefined) !== tellsAll(terms)) return { code: 'other-rules' };
  if (opened === undefined) return null;
  const isDue = isFinal(fact) && reserve.commitment !== null && reserve.amountCents === null;
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

const isFinal = (fact: LastFact): boolean =>
  fact.type === 'closed'
    ? fact.data.outcome !== 'reserve-not-met'
    : fact.type === 'bought' || fact.data.decision !== 'countered';
