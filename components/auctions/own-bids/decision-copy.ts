/** Form texts for a below-reserve decision. */
import * as copy from '@/messages/auctions';

export const decisionCopy = {
  busy: copy.decisionCopy.sending,
  nothingDecided: copy.decisionCopy.decisionNotRecorded,
  cannotUndo: copy.decisionCopy.cantUndone,
  accept: {
    label: copy.decisionCopy.accept,
    text: (bidder: string, bid: string) => copy.decisionCopy.wins({ bidder, bid }),
    submit: (bid: string) => copy.decisionCopy.sell({ bid }),
  },
  counter: {
    label: copy.decisionCopy.counter,
    text: copy.decisionCopy.canCounterOnly,
    unanswered: copy.decisionCopy.declineDontRespond,
    amount: copy.decisionCopy.counteroffer,
    amountHelp: (bid: string, reserve: string | null) =>
      reserve === null
        ? copy.decisionCopy.wholeDollarsMore({ bid })
        : copy.decisionCopy.wholeDollarsUpTo({ bid, reserve }),
    submit: copy.decisionCopy.makeCounteroffer,
  },
  decline: {
    label: copy.decisionCopy.decline,
    text: (bidder: string) => copy.decisionCopy.auctionEndsWithout({ bidder }),
    submit: copy.decisionCopy.declineHighBid,
  },
  acceptCounter: {
    label: copy.decisionCopy.accept,
    text: (price: string) => copy.decisionCopy.buyHomeUnder({ price }),
    submit: (price: string) => copy.decisionCopy.buy({ price }),
  },
  declineCounter: {
    label: copy.decisionCopy.decline,
    text: copy.decisionCopy.auctionEndsWithoutSale,
    submit: copy.decisionCopy.declineCounteroffer,
  },
  done: {
    accept: (price: string) => copy.decisionCopy.acceptedHomeSold({ price }),
    counter: (price: string) => copy.decisionCopy.counteredNotifyingHigh({ price }),
    acceptCounter: (price: string) => copy.decisionCopy.acceptedBoughtHome({ price }),
    decline: copy.decisionCopy.declinedHomeNot,
  },
};
