import Link from 'next/link';
import { routes } from '@/lib/routes';

export const Conduct = () => (
  <>
    <p>Do not</p>
    <ul>
      <li>
        bid without meaning to buy, under a false name, or in concert with others to hold a price down or
        drive it up;
      </li>
      <li>use inquiries and contact forms for anything but questions about a property or this site;</li>
      <li>disturb the site or other people’s use of it, or try to get at what is not public;</li>
      <li>enter a property without permission, or approach its occupants to make them leave.</li>
    </ul>
    <p>
      Programs may read what is public, the ledgers included, at a pace that hinders nobody. We may exclude
      from bidding, or from the site, whoever breaks these terms. An exclusion does not undo a sale.
    </p>
  </>
);

export const Liability = () => (
  <>
    <p>
      We answer for running auctions by these rules, and for intent and gross negligence. We do not answer for
      what sellers state, for whether buyer or seller performs, for the state of a property or its title, or
      for connections outside our servers. Nothing in these terms limits a right that the law does not let you
      give up.
    </p>
    <p>
      If we made a mistake in an auction, tell us at once. The ledger shows what happened, and we publish what
      we correct and why.
    </p>
  </>
);

export const Changes = () => (
  <p>
    New terms get a new version. To bid under them you have to accept them first. An auction keeps the rules
    that its first entry states, and a bid the version under which it was placed.
  </p>
);

export const Law = () => (
  <p>
    The law of the State of New York applies, and the courts of New York decide. If one clause does not hold,
    the others do. Questions about these terms: <Link href={routes.contact}>write to us</Link>.
  </p>
);
