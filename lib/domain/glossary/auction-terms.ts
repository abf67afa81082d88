import type { GlossaryEntry } from './glossary';

/** Auction terms, as the rules of this site use them. */
export const auctionTerms: readonly GlossaryEntry[] = [
  {
    term: 'Absolute auction',
    text: 'An auction without reserve: the highest bidder gets the property, whatever the price. On this site it is called an auction without reserve.',
    see: ['Reserve'],
  },
  {
    term: 'Alias',
    text: 'The name under which a bidder appears in one auction: Bidder 1, Bidder 2 and so on, in the order of first bids. It stays the same to the end of that auction and says nothing about the person.',
  },
  {
    term: 'Back-up bidder',
    text: 'A bidder who could be offered the property if the highest bidder does not buy. The site does not arrange this yet: after a failed sale the seller is free.',
  },
  {
    term: 'Bid',
    text: 'An offer to buy at any price up to the amount named. On this site a bid is a maximum in whole dollars and cannot be withdrawn.',
    see: ['Maximum'],
  },
  {
    term: 'Buy-now price',
    text: 'A price at which a home in an auction can be bought at once, which ends the auction. It is open until a bid meets the reserve; without a reserve, until the first bid.',
    see: ['Reserve'],
  },
  {
    term: 'Buyer’s premium',
    text: 'A percentage that many auction houses add to the winning bid. There is none here by default; if an auction had one, it would stand in the first entry of its ledger.',
  },
  {
    term: 'Commitment',
    text: 'A fingerprint of an amount together with a random number (the salt). It can be published without giving the amount away, and shows later, when the amount is opened, that it was not changed.',
    see: ['Salt', 'Sealed reserve'],
  },
  {
    term: 'Counter-offer',
    text: 'When an auction ends below the reserve, the seller may name one price between the high bid and the reserve. The high bidder has 24 hours to accept or decline it.',
  },
  {
    term: 'Extension',
    text: 'The move of an auction’s end to five minutes after a late bid.',
    see: ['Soft close'],
  },
  {
    term: 'High bidder',
    text: 'Who leads when an auction has ended. The high bidder has bought only if the reserve was met, there was none, or the seller accepts.',
  },
  {
    term: 'Increment',
    text: 'The least step between the price and the next bid. It grows with the amount, from $500 to $25,000.',
  },
  {
    term: 'Ledger',
    text: 'The public record of an auction. Each entry carries the fingerprint of the one before it, so anyone who saved a later head can detect a change.',
    see: ['Ledger head'],
  },
  {
    term: 'Ledger head',
    text: 'Number and fingerprint of the latest entry of a ledger. Anyone who saved a head can check later that the entries up to it are still the same.',
  },
  {
    term: 'Maximum',
    text: 'The most a bidder will pay. The system bids for the bidder up to it, and only as far as others make necessary. It may be raised, never lowered.',
    see: ['Proxy bidding'],
  },
  {
    term: 'Outbid',
    text: 'Overtaken by another bidder’s maximum. Whoever is outbid owes nothing for that bid anymore.',
  },
  {
    term: 'Proxy bidding',
    text: 'Bidding by a maximum, with the system as the bidder’s proxy. The price is the second-highest maximum plus one increment, at most the highest.',
  },
  {
    term: 'Published reserve',
    text: 'A reserve whose amount everybody sees from the start.',
    see: ['Reserve'],
  },
  {
    term: 'Receipt',
    text: 'What a bidder gets for every accepted bid: the maximum, salt and commitment, the ledger entry with its fingerprint, price and end before and after, and the time of arrival.',
  },
  {
    term: 'Reserve',
    text: 'The price under which the seller need not sell. Once it is met, the highest bidder at the end wins. It may be lowered once, at least 24 hours before the end, and not raised.',
    see: ['Published reserve', 'Sealed reserve'],
  },
  {
    term: 'Salt',
    text: 'Random bytes that are mixed into a commitment, so that trying amounts does not reveal it.',
  },
  {
    term: 'Sealed reserve',
    text: 'A reserve whose amount bidders do not see until it is met. Our server knows it, and its commitment is public from the start. A reserve that is not met stays sealed.',
    see: ['Commitment'],
  },
  {
    term: 'Shill bid',
    text: 'A bid by or for the seller to drive the price. The terms forbid it, and we refuse the seller’s accounts, staff accounts and known ties. We cannot prove who is behind an account.',
  },
  {
    term: 'Sniping',
    text: 'Bidding in the last second so that nobody can answer. It gains nothing where the end moves.',
    see: ['Soft close'],
  },
  {
    term: 'Soft close',
    text: 'An end that moves when a bid arrives late. Here a bid in the last five minutes moves the end to five minutes after it, without limit.',
  },
  {
    term: 'Starting bid',
    text: 'The least that the first bid must reach. Until there is a bid it is the price shown, as nobody’s bid.',
  },
];
