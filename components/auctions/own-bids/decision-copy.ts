/** Form texts for a below-reserve decision. */
import { decisionCopy as copy } from '@/messages/auctions/decision-copy';

export const decisionCopy = {
  busy: copy.sending,
  nothingDecided: copy.decisionNotRecorded,
  cannotUndo: copy.cantUndone,
  accept: {
    label: copy.accept,
    text: (bidder: string, bid: string) => copy.wins({ bidder, bid }),
    submit: (bid: string) => copy.sell({ bid }),
  },
  counter: {
    label: copy.counter,
    text: copy.canCounterOnly,
    unanswered: copy.declineDontRespond,
    amount: copy.counteroffer,
    amountHelp: (bid: string, reserve: string | null) =>
      reserve === null ? copy.wholeDollarsMore({ bid }) : copy.wholeDollarsUpTo({ bid, reserve }),
    submit: copy.makeCounteroffer,
  },
  decline: {
    label: copy.decline,
    text: (bidder: string) => copy.auctionEndsWithout({ bidder }),
    submit: copy.declineHighBid,
  },
  acceptCounter: {
    label: copy.accept,
    text: (price: string) => copy.buyHomeUnder({ price }),
    submit: (price: string) => copy.buy({ price }),
  },
  declineCounter: {
    label: copy.decline,
    text: copy.auctionEndsWithoutSale,
    submit: copy.declineCounteroffer,
  },
  done: {
    accept: (price: string) => copy.acceptedHomeSold({ price }),
    counter: (price: string) => copy.counteredNotifyingHigh({ price }),
    acceptCounter: (price: string) => copy.acceptedBoughtHome({ price }),
    decline: copy.declinedHomeNot,
  },
};
