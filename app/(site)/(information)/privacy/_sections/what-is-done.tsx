import Link from 'next/link';
import { PROOF_KEPT_DAYS, PROOF_UNREVIEWED_DAYS } from '@/lib/domain/accounts/registration-copy';
import { routes } from '@/lib/routes';

export const WhoElse = () => (
  <ul>
    <li>
      <strong>The seller</strong> of a property you win is given your name and how to reach you, for the
      contract.
    </li>
    <li>
      <strong>Google</strong> runs the sign-in service, Firebase Authentication. If you sign in with your
      Google account, Google learns that you use this site.
    </li>
    <li>
      <strong>A mail provider</strong> carries our e-mails.
    </li>
    <li>
      <strong>Authorities and courts</strong>, where the law obliges us.
    </li>
    <li>
      <strong>Nobody else.</strong> We do not sell or rent data, and there is no advertising.
    </li>
  </ul>
);

export const HowLong = () => (
  <ul>
    <li>Ledgers are permanent. They contain aliases, no names.</li>
    <li>
      Account and registration: until you delete them, which has to wait while a bid of yours leads or a sale
      is open.
    </li>
    <li>
      A proof of funds: {PROOF_KEPT_DAYS} days after the review, {PROOF_UNREVIEWED_DAYS} days in any case.
    </li>
    <li>
      Who stood behind a bid, offers, and the documents and messages of a sale: as long as claims from them
      can be made, also after the account is deleted.
    </li>
    <li>A session: at most five days. It is deleted at your next sign-in after that.</li>
  </ul>
);

export const Safety = () => (
  <>
    <p>
      Your browser talks to our server and never to the database. Session cookies cannot be read by scripts,
      and we store only their fingerprint. A password that waits for the confirmation of an e-mail address is
      kept encrypted with a key that exists only in the mailed link. We ask for no Social Security number, no
      identity papers and no card.
    </p>
    <p>
      New York’s SHIELD Act (General Business Law §§ 899-aa and 899-bb) obliges whoever holds private
      information of New Yorkers to protect it with reasonable safeguards, and to tell those concerned of a
      breach within 30 days of its discovery, and the state too. An e-mail address together with a password is
      such information. We keep to that.
    </p>
  </>
);

export const Rights = () => (
  <p>
    A copy of what we hold about you, the correction of what is wrong, and the deletion of your account: in
    your <Link href={routes.dashboard}>dashboard</Link>, under “Profile” and “Security”. For anything else{' '}
    <Link href={routes.contact}>write to us</Link> from the e-mail address of the account, under the topic
    “Privacy and my data”. The site is not meant for anyone under 18.
  </p>
);
