import Link from 'next/link';
import { coveredInvestorHelp, PROOF_KEPT_DAYS } from '@/lib/domain/accounts/registration-copy';
import { pageRoutes } from '@/lib/page-routes';
import * as copy from '@/messages/how-it-works';

export const Registering = () => (
  <>
    <p>
      {copy.registering.anyoneCanBrowse({
        link: (children) => <Link href={pageRoutes.practice}>{children}</Link>,
      })}
    </p>
    <ul>
      <li>{copy.registering.accountPasswordGoogle}</li>
      <li>{copy.registering.emailAddressConfirmed}</li>
      <li>{copy.registering.fullLegalName}</li>
      <li>{copy.registering.buyerTypeOwner}</li>
      <li>{copy.registering.phoneNumberCalls}</li>
      <li>{copy.registering.acceptanceCurrentTerms}</li>
    </ul>
    <p>{copy.registering.theresNoFee({ days: PROOF_KEPT_DAYS })}</p>
    <p>{copy.registering.mayNotBid({ coveredInvestorHelp })}</p>
  </>
);
