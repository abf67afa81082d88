import Link from 'next/link';
import { PROOF_KEPT_DAYS, PROOF_UNREVIEWED_DAYS } from '@/lib/domain/accounts/registration-copy';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/privacy';

export const WhoElse = () => (
  <ul>
    <li>{copy.whatIsDone.sellerPropertyWin({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.whatIsDone.googleRunsSign({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.whatIsDone.emailProviderDelivers({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.whatIsDone.authoritiesCourtsWhere({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.whatIsDone.noOneElse({ strong: (children) => <strong>{children}</strong> })}</li>
  </ul>
);

export const HowLong = () => (
  <ul>
    <li>{copy.whatIsDone.auctionLedgersPermanently}</li>
    <li>{copy.whatIsDone.accountRegistrationDelete}</li>
    <li>
      {copy.whatIsDone.proofFundsDays({
        days: PROOF_KEPT_DAYS,
        unreviewedDays: PROOF_UNREVIEWED_DAYS,
      })}
    </li>
    <li>{copy.whatIsDone.identityBehindBid}</li>
    <li>{copy.whatIsDone.sessionsFiveDays}</li>
  </ul>
);

export const Safety = () => (
  <>
    <p>{copy.whatIsDone.browserTalksServer}</p>
    <p>{copy.whatIsDone.newYorksShield}</p>
  </>
);

export const Rights = () => (
  <p>
    {copy.whatIsDone.getCopyWhat({
      link: (children) => <Link href={routes.dashboard}>{children}</Link>,
      link2: (children) => <Link href={routes.contact}>{children}</Link>,
    })}
  </p>
);
