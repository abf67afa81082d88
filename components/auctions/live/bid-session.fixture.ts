import { initialAuthState } from '@/lib/client/accounts/auth';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { noPosition } from '@/lib/client/auctions/bidder-position';
import { bindingClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import { aSale } from '@/lib/domain/costs/sale/costed-sale.builders';
import type { BidSession } from './auction-context';
import { toButtons, toParts } from './bid-session';

const nothing = () => {};
const idle = { kind: 'idle' } as const;

/** Session of an unknown visitor, unless `over` says otherwise. */
export function aBidSession(over: Partial<BidSession> = {}): BidSession {
  const bidding = {
    step: idle,
    reviews: 0,
    isNewDevice: false,
    typed: '',
    setTyped: nothing,
    review: async () => {},
    buy: () => false as const,
    confirm: nothing,
    signInAgain: async () => {},
    dismiss: nothing,
    checkAgain: nothing,
    placeNow: nothing,
    giveUp: nothing,
    goOn: nothing,
  };
  const auction = over.auction ?? anAuction();
  const own = {
    auction,
    bidding,
    standing: 'none' as const,
    form: { minimum: auction.minimumNextBidCents, isRaise: false, fault: null, forgetFault: nothing },
    history: { lines: [], isWhole: false, isHeadCopied: false },
    replay: idle,
    ...over,
  };
  return {
    ...own,
    hasRisen: false,
    auth: initialAuthState,
    place: noPosition,
    announcement: '',
    press: nothing,
    duties: { closing: bindingClosingTerms(null, undefined), contractHref: null, leadPapers: null },
    costs: { sale: aSale(), today: '2026-11-21', hasUnknownLien: false, still: null, stillTotal: null },
    home: { address: '418 Halsey Street', place: 'Brooklyn, NY 11233', photo: null, seller: 'Erie Savings' },
    drawer: { isOpen: false, open: nothing, close: nothing },
    buttons: toButtons(own),
    parts: toParts(own, auction),
    ...over,
  };
}
