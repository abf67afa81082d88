import { usualClosingTerms, usualEarnestBasisPoints } from '@/lib/domain/auctions/terms/closing-terms';
import { defaultExtensionWindowMs } from '@/lib/domain/auctions/terms/terms';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';

const minutes = defaultExtensionWindowMs / 60_000;
const { signWithinHours, depositWithinHours, closeWithinDays, cureHours, closingCureDays } =
  usualClosingTerms;

export const Bids = () => (
  <ol>
    <li>
      A bid is your irrevocable offer to the seller to buy the property, on the terms announced with the
      auction, at any price up to the maximum you name. It is in whole US dollars.
    </li>
    <li>
      It is accepted when our server takes it into the ledger and gives you a receipt. It cannot be withdrawn
      or lowered. It ends when you are outbid, when the auction is canceled, or when it ends without a sale to
      you.
    </li>
    <li>
      We may refuse a bid for the reasons the site states: not signed in, e-mail not confirmed, not registered
      under the version in force, above your bid limit, lead paint terms not accepted, a covered investor’s
      wait of 90 days, a head start of owner-occupants, a sign-in that is too old for the amount, too low, too
      early, too late, auction paused or canceled, barred from this auction.
    </li>
    <li>
      A maximum of more than one and a quarter times the least possible bid is taken only after you have
      confirmed that amount. Having confirmed it, you cannot plead a slip of the hand.
    </li>
  </ol>
);

export const Auctions = () => (
  <ol>
    <li>
      The terms of an auction (way of sale, starting bid, reserve or its commitment, increments, extension
      window, start, end, premium if any, and what a winner is bound to) are fixed in the first entry of its
      ledger.
    </li>
    <li>
      The price is the starting bid at first; then the second-highest maximum plus one increment, but at most
      the highest maximum. Among equal maxima, the one that reached our server first leads. A leading maximum
      that reaches the reserve lifts the price to it.
    </li>
    <li>
      A bid that changes price or leader, or is outbid at once, and arrives in the last {minutes} minutes,
      moves the end to {minutes} minutes after its arrival, unless the auction’s first entry states another
      window.
    </li>
    <li>
      <strong>The reserve.</strong> When the auction ends with the reserve met, or without one and with a bid,
      the highest bidder wins at the final price. {whatBinds} When the reserve is not met, the seller has 48
      hours from the closing entry to accept the high bid, to decline it, or to name once a price above it and
      up to the reserve, which the high bidder may accept within 24 hours. Without an answer in time nobody is
      bound.
    </li>
    <li>
      <strong>The buy-now price.</strong> Where the first entry of an auction states one, whoever may bid that
      amount may take it, from the opening until a bid meets the reserve, or, without a reserve, until the
      first bid. Taking it cannot be withdrawn. It ends the auction, and every bid in it, at that moment.{' '}
      {whatBinds}
    </li>
    <li>
      The reserve may be lowered once, at least 24 hours before the end, not below the starting bid, by a
      public entry. It may not be raised.
    </li>
    <li>
      An auction may be canceled only for a defect in the title, damage to the property, a bankruptcy stay, a
      court order, the correction of a material fact, proven fraud, or an offer accepted before the first bid.
      The reason is public. Material facts are not changed while bids stand.
    </li>
  </ol>
);

export const Contract = () => (
  <ol>
    <li>
      Under General Obligations Law <span className="whitespace-nowrap">§ 5-703</span> a contract for the sale
      of real property must be in writing and signed by the party to be held to it. {whatBinds} Seller and
      highest bidder, or buyer, undertake to sign, without delay, the contract of sale announced with the
      property, at the final price and without other changes that either side does not agree to.
    </li>
    <li>
      The seller’s attorney delivers the contract. It governs the deposit, title, closing and the remedies for
      a default.
    </li>
    <li>
      <strong>If you win or buy.</strong> The page shows what you are bound to before you bid, and the
      auction’s first entry freezes it. Unless the auction sets other terms, both sides sign the contract
      within {signWithinHours} hours; you deposit {usualEarnestBasisPoints / 100} percent of the price with
      the seller’s attorney within {depositWithinHours} hours of the signed contract; and you close within{' '}
      {closeWithinDays} days of it.
    </li>
    <li>
      <strong>Default.</strong> Whoever misses a deadline may cure it within {cureHours} hours, a missed
      closing within {closingCureDays} days. After that the other side may declare a default. A default stays
      on the record of the account here. The contract decides who keeps the deposit. After a buyer’s default
      the seller may sell to the next backup buyer or list the home again.
    </li>
    <li>
      You agree that bids, acceptances and records made electronically on this site count as writings and
      signatures to the extent the law allows.
    </li>
    <li>
      At a fixed price, and by an offer before an auction, no one is bound before both have signed a contract.
      Offers, counter-offers and acceptances that are made on this site are not that contract, nor a note of
      it. Inquiries and answers are not offers.
    </li>
  </ol>
);

export const WhoMayNotBid = () => (
  <p>
    In an auction none of these may bid, in their own name or through others: the seller, the seller’s owners,
    officers and employees, the listing broker, our staff, members of the same household as any of them, and
    anyone who is paid by, or acts for, one of them. We refuse bids from known conflicts of interest; we
    cannot prove who is behind an account. A breach is fraud on the bidders: it cancels the auction and ends
    the account.
  </p>
);

export const Records = () => (
  <ul>
    <li>The ledger of an auction is public and permanent. Bidders appear in it under an alias.</li>
    <li>
      With each bid we keep, not in public, who placed it: account, legal name, version of the terms, time of
      arrival. You may have the record of your own bids.
    </li>
    <li>Our server’s clock decides. A bid’s time is the instant of its arrival at our server.</li>
    <li>
      If our site is down for more than 15 seconds and the outage touches the last extension window of an
      auction that is still open, its end moves by the length of the outage plus a full extension window. An
      auction already past its end reopens until the later of that and two hours after our notice; an end
      outside 9 AM to 9 PM New York time moves to the next 9 AM. Everyone who bid is notified. If we pause an
      auction, its end moves by the length of the pause. An auction whose first ledger entry names no rules
      version follows the earlier rule: an outage of at least 60 seconds over the end reopens it for one
      extension window.
    </li>
  </ul>
);
