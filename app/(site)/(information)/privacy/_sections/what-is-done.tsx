import Link from 'next/link';
import { PROOF_KEPT_DAYS, PROOF_UNREVIEWED_DAYS } from '@/lib/domain/accounts/registration-copy';
import { routes } from '@/lib/routes';
import { whatIsDone as copy } from '@/messages/privacy/what-is-done';

export const WhoElse = () => (
  <ul>
    <li>{copy.sellerPropertyWin({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.googleRunsSign({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.emailProviderDelivers({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.authoritiesCourtsWhere({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.noOneElse({ strong: (children) => <strong>{children}</strong> })}</li>
  </ul>
);

export const HowLong = () => (
  <ul>
    <li>{copy.auctionLedgersPermanently}</li>
    <li>{copy.accountRegistrationDelete}</li>
    <li>
      {copy.proofFundsDays({
        days: PROOF_KEPT_DAYS,
        unreviewedDays: PROOF_UNREVIEWED_DAYS,
      })}
    </li>
    <li>{copy.identityBehindBid}</li>
    <li>{copy.sessionsFiveDays}</li>
  </ul>
);

export const Safety = () => (
  <>
    <p>{copy.browserTalksServer}</p>
    <p>{copy.newYorksShield}</p>
  </>
);

export const Rights = () => (
  <p>
    {copy.getCopyWhat({
      link: (children) => <Link href={routes.dashboard}>{children}</Link>,
      link2: (children) => <Link href={routes.contact}>{children}</Link>,
    })}
  </p>
);
