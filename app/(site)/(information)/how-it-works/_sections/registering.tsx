import Link from 'next/link';
import { coveredInvestorHelp, PROOF_KEPT_DAYS } from '@/lib/domain/accounts/registration-copy';
import { pageRoutes } from '@/lib/page-routes';

export const Registering = () => (
  <>
    <p>
      Anybody may look, without an account, and try a <Link href={pageRoutes.practice}>practice auction</Link>{' '}
      with play money. To bid you need:
    </p>
    <ul>
      <li>an account, with a password or with Google;</li>
      <li>an e-mail address that you have confirmed by opening the link we mail you;</li>
      <li>your full legal name and postal address, and how you will take title;</li>
      <li>what you buy as: to live there, as an investor, or as a covered investor;</li>
      <li>a US phone number, for calls about a purchase of yours;</li>
      <li>your acceptance of the terms in force. Their version is kept with every bid.</li>
    </ul>
    <p>
      There is no fee, no deposit and no card, and we never ask for an identity document or a social-security
      number. Everybody has a bid limit; for a higher one you send a proof of funds, which our staff look at
      and which is deleted {PROOF_KEPT_DAYS} days later. Other bidders are not shown who you are: in each
      auction you appear under an alias, such as Bidder 3, which stays yours to the end of that auction.
    </p>
    <p>
      {coveredInvestorHelp} You may not bid on a home of your own household or organization. On a home built
      before 1978 you accept the lead paint terms with your first bid.
    </p>
  </>
);
