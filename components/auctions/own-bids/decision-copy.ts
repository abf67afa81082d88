/** Form texts for a below-reserve decision. */
export const decisionCopy = {
  busy: 'Sending…',
  nothingDecided: 'Nothing was decided',
  cannotUndo: 'You cannot undo this.',
  accept: {
    label: 'Accept',
    text: (bidder: string, bid: string) => `${bidder} wins at ${bid}.`,
    submit: (bid: string) => `Sell for ${bid}`,
  },
  counter: {
    label: 'Counter',
    text: 'You can counter once and cannot undo it. The high bidder has 24 hours. If they accept, they win at your price.',
    unanswered: 'If they decline or do not answer, nothing is sold.',
    amount: 'Your counter-offer',
    amountHelp: (bid: string, reserve: string | null) =>
      `Whole dollars, more than ${bid}${reserve === null ? '' : ` and at most ${reserve}`}.`,
    submit: 'Make this counter-offer',
  },
  decline: {
    label: 'Decline',
    text: (bidder: string) =>
      `The auction ends without a sale, and ${bidder} is free. This cannot be taken back.`,
    submit: 'Decline the high bid',
  },
  acceptCounter: {
    label: 'Accept',
    text: (price: string) => `You buy this home for ${price}, on the terms of the auction.`,
    submit: (price: string) => `Buy for ${price}`,
  },
  declineCounter: {
    label: 'Decline',
    text: 'The auction ends without a sale, and your bid does not bind you anymore. This cannot be taken back.',
    submit: 'Decline the counter-offer',
  },
  done: {
    accept: (price: string) => `You accepted. The home is sold for ${price}; the buyer is told.`,
    counter: (price: string) => `You asked for ${price}. The high bidder is told and has 24 hours to answer.`,
    acceptCounter: (price: string) => `You accepted. You bought the home for ${price}; the seller is told.`,
    decline: 'You declined. Nothing was sold; the other side is told.',
  },
};
