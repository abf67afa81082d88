import Link from 'next/link';
import { pageRoutes } from '@/lib/page-routes';

export const Closing = () => (
  <>
    <p>
      This site runs the auction. The contract, the deposit and the closing happen outside it, between the
      attorneys of buyer and seller, as is usual in New York. We never hold your money.
    </p>
    <ol>
      <li>
        <strong>You are told at once,</strong> on the page and by e-mail.
      </li>
      <li>
        <strong>The contract of sale</strong> comes from the seller’s attorney. Yours reviews it, and both
        sides sign. Until then no one owes anyone a deposit.
      </li>
      <li>
        <strong>The deposit,</strong> often 10 percent of the price, goes into the escrow account of the
        seller’s attorney. Call the attorney at a number you looked up yourself before you wire anything:
        forged wire instructions are a common fraud.
      </li>
      <li>
        <strong>Title search and insurance.</strong> Your title company looks for mortgages, judgments, tax
        and municipal liens that would stay with the property.
      </li>
      <li>
        <strong>The closing.</strong> You pay the rest and the{' '}
        <Link href={`${pageRoutes.fees}#new-york`}>taxes and fees</Link>; you get the deed, or in a co-op the
        shares and the lease, and it is recorded with the county or the city.
      </li>
    </ol>
    <p>
      A bank that resells a foreclosed property usually gives a bargain-and-sale deed without covenants, sells
      as is, and pays for no repairs. The property’s page names the kind of deed. The{' '}
      <Link href={pageRoutes.glossary}>glossary</Link> explains it.
    </p>
  </>
);
