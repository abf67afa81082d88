import Link from 'next/link';
import { PROOF_KEPT_DAYS, PROOF_UNREVIEWED_DAYS } from '@/lib/domain/accounts/registration-copy';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/privacy';

export const WhoElse = () => (
  <ul>
    <li>{copy.whatIsDone.sellerPropertyWin({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.whatIsDone.googleRunsSign({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.whatIsDone.mailProviderCarries({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.whatIsDone.authoritiesCourtsWhere({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.whatIsDone.nobodyElseWe({ strong: (children) => <strong>{children}</strong> })}</li>
  </ul>
);

export const HowLong = () => (
  <ul>
    <li>{copy.whatIsDone.ledgersPermanentThey}</li>
    <li>{copy.whatIsDone.accountRegistrationUntil}</li>
    <li>
      {copy.whatIsDone.proofFundsDays({
        pROOF_KEPT_DAYS: PROOF_KEPT_DAYS,
        pROOF_UNREVIEWED_DAYS: PROOF_UNREVIEWED_DAYS,
      })}
    </li>
    <li>{copy.whatIsDone.whoStoodBehind}</li>
    <li>{copy.whatIsDone.sessionMostFive}</li>
  </ul>
);

export const Safety = () => (
  <>
    <p>{copy.whatIsDone.browserTalksOur}</p>
    <p>{copy.whatIsDone.newYorksSHIELD}</p>
  </>
);

export const Rights = () => (
  <p>
    {copy.whatIsDone.copyWhatWe({
      link: (children) => <Link href={routes.dashboard}>{children}</Link>,
      link2: (children) => <Link href={routes.contact}>{children}</Link>,
    })}
  </p>
);
