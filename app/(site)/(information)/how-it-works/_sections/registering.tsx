import Link from 'next/link';
import { PROOF_KEPT_DAYS } from '@/lib/domain/accounts/registration-copy';
import { pageRoutes } from '@/lib/page-routes';
import { coveredInvestorHelp } from '@/messages/accounts/covered-investor-help';
import { registering as copy } from '@/messages/how-it-works/registering';

export const Registering = () => (
  <>
    <p>
      {copy.anyoneCanBrowse({
        link: (children) => <Link href={pageRoutes.practice}>{children}</Link>,
      })}
    </p>
    <ul>
      <li>{copy.accountPasswordGoogle}</li>
      <li>{copy.emailAddressConfirmed}</li>
      <li>{copy.fullLegalName}</li>
      <li>{copy.buyerTypeOwner}</li>
      <li>{copy.phoneNumberCalls}</li>
      <li>{copy.acceptanceCurrentTerms}</li>
    </ul>
    <p>{copy.theresNoFee({ days: PROOF_KEPT_DAYS })}</p>
    <p>{copy.mayNotBid({ coveredInvestorHelp })}</p>
  </>
);
