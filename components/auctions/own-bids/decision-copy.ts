/** Form texts for a below-reserve decision. */
import * as copy from '@/messages/auctions';

export const decisionCopy = {
  busy: copy.decisionCopy.sending,
  nothingDecided: copy.decisionCopy.nothingWasDecided,
  cannotUndo: copy.decisionCopy.cannotUndo,
  accept: {
    label: copy.decisionCopy.accept,
    text: (bidder: string, bid: string) => copy.decisionCopy.wins({ bidder, bid }),
    submit: (bid: string) => copy.decisionCopy.sell({ bid }),
  },
  counter: {
    label: copy.decisionCopy.counter,
    text: copy.decisionCopy.canCounterOnce,
    unanswered: copy.decisionCopy.ifTheyDecline,
    amount: copy.decisionCopy.counterOffer,
    amountHelp: (bid: string, reserve: string | null) =>
      copy.decisionCopy.wholeDollarsMore({
        bid,
        reserve: reserve === null ? '' : ` ${copy.decisionCopy.most({ reserve })}`,
      }),
    submit: copy.decisionCopy.makeCounterOffer,
  },
  decline: {
    label: copy.decisionCopy.decline,
    text: (bidder: string) => copy.decisionCopy.auctionEndsWithout({ bidder }),
    submit: copy.decisionCopy.declineHighBid,
  },
  acceptCounter: {
    label: copy.decisionCopy.accept,
    text: (price: string) => copy.decisionCopy.buyHomeTerms({ price }),
    submit: (price: string) => copy.decisionCopy.buy({ price }),
  },
  declineCounter: {
    label: copy.decisionCopy.decline,
    text: copy.decisionCopy.auctionEndsWithoutSale,
    submit: copy.decisionCopy.declineCounterOffer,
  },
  done: {
    accept: (price: string) => copy.decisionCopy.acceptedHomeSold({ price }),
    counter: (price: string) => copy.decisionCopy.askedHighBidder({ price }),
    acceptCounter: (price: string) => copy.decisionCopy.acceptedBoughtHome({ price }),
    decline: copy.decisionCopy.declinedNothingWas,
  },
};
