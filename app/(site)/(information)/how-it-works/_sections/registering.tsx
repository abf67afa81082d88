import Link from 'next/link';
import { coveredInvestorHelp, PROOF_KEPT_DAYS } from '@/lib/domain/accounts/registration-copy';
import { pageRoutes } from '@/lib/page-routes';
import * as copy from '@/messages/how-it-works';

export const Registering = () => (
  <>
    <p>
      {copy.registering.anybodyMayLook({
        link: (children) => <Link href={pageRoutes.practice}>{children}</Link>,
      })}
    </p>
    <ul>
      <li>{copy.registering.accountPasswordGoogle}</li>
      <li>{copy.registering.eMailAddress}</li>
      <li>{copy.registering.fullLegalName}</li>
      <li>{copy.registering.whatBuyAs}</li>
      <li>{copy.registering.usPhoneNumber}</li>
      <li>{copy.registering.acceptanceTermsForce}</li>
    </ul>
    <p>{copy.registering.thereNoFee({ pROOF_KEPT_DAYS: PROOF_KEPT_DAYS })}</p>
    <p>{copy.registering.mayNotBid({ coveredInvestorHelp })}</p>
  </>
);
