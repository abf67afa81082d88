import { DataTable } from '@/components/layout/data-table';
import { PROOF_KEPT_DAYS, PROOF_UNREVIEWED_DAYS } from '@/lib/domain/accounts/registration-copy';

export const Visiting = () => (
  <>
    <p>
      Reading sets no cookie and needs no account. Your network address is used, in memory only, to limit how
      often sign-in, mail, forms and the search box can be used; it is not written down. For requests that
      change something we log the path, the result and a number, without your name, address or text. How often
      the page of a home is opened on a day is counted for its seller: a number, without who opened it. The
      company that hosts the server keeps technical logs of its own for a short time.
    </p>
  </>
);

/** What is stored about an account: what, why, and who sees it. */
const stored = [
  [
    'E-mail address, name, whether the address is confirmed, your role, when the account was made',
    'To sign in and to write to you',
    'You and our staff',
  ],
  ['Password', 'To sign in', 'Nobody. Google’s Firebase Authentication keeps it, as a hash'],
  [
    'Session: a fingerprint of its cookie, start, end, which browser, when it was last used',
    'To know that you are signed in, and to let you end it',
    'You',
  ],
  [
    'A new e-mail address that you want to use, for a day',
    'To change it once the link that goes there is opened',
    'You; we write of it to both addresses',
  ],
  [
    'What you were told and whether you read it, for half a year; on which ways you want to be told',
    'For the list behind the bell',
    'You',
  ],
  [
    'Browsers in which you switched messages on, until you sign out there: the address and key of their push service',
    'To write to them while this site is closed',
    'Nobody; the push service of the browser’s maker carries the message, encrypted',
  ],
  [
    'Legal name, postal address, phone number, how you take title, what you buy as, accepted version of the terms, when',
    'A bid is a promise to buy real property',
    'You and our staff; the seller, if you win',
  ],
  [
    'Household and organization that you declare',
    'To refuse bids from known conflicts of interest',
    'You and our staff',
  ],
  [
    'Bid limit; the amount you asked for, what was decided and why',
    'So that sellers can trust that a bid can be paid',
    'You and our staff',
  ],
  [
    `Proof of funds: one PDF, deleted ${PROOF_KEPT_DAYS} days after the review and after ${PROOF_UNREVIEWED_DAYS} days in any case. Never an identity document`,
    'To decide on your limit',
    'You and our staff',
  ],
  [
    'Bids: maximum, time of arrival, alias, whether the lead paint terms were accepted',
    'They are the auction',
    'Everybody sees price, alias and beaten maxima; your own leading maximum only you. Our staff do not need it, but the server holds it',
  ],
  [
    'Searches you saved: name, filters, how often to write, what was told',
    'To write to you of new homes, until you stop or delete it',
    'You',
  ],
  [
    'Homes you saved or hid, and when; the private address of their calendar, if you made one',
    'To show you the same homes on every device',
    'You, and whoever you give that address',
  ],
  [
    'Organizations that you belong to, your role in them, since when; to which addresses they sent an invitation',
    'To know who may sell for them',
    'Its members',
  ],
  [
    'Questions about homes, and who asked',
    'For the seller to answer',
    'The seller at once and everybody once it is answered; who asked only our staff',
  ],
  [
    'Offers you make: legal name, price and terms, messages, every answer and when',
    'For the two sides to agree, and to show how they did',
    'You and the seller; after a call for the best offers nobody before its deadline',
  ],
  [
    'Visits you asked for: time, note, name, e-mail address',
    'For the seller to let you in',
    'You, the seller, and whoever you give the address of its calendar',
  ],
  [
    'What our staff did to your account or your listings, when and why',
    'So that it can be examined',
    'Our staff; you are told of it',
  ],
  [
    'If you leave our staff: when, and a keyed hash of your email address, for 365 days, also after your account is deleted',
    'To refuse bids from former staff for 365 days, also from a new account with that address',
    'Nobody',
  ],
  ['Who stood behind a bid', 'Proof, if a sale is disputed', 'Our staff; a court'],
];

export const StoredData = () => (
  <DataTable
    caption="What is stored about an account"
    columns={[{ label: 'What' }, { label: 'Why' }, { label: 'Who sees it' }]}
    rows={stored}
  />
);

/** In local mode no mail is sent; it is stored for /dev/mail. */
export const Inquiries = ({ isLocal }: { readonly isLocal: boolean }) => (
  <p>
    What you type into a contact form is sent as one e-mail: a question about a property at a fixed price to
    its seller, everything else to us. It contains the name, e-mail address, phone number and text that you
    gave.{' '}
    {isLocal
      ? 'This is a local copy of the site: it sends nothing and keeps its mail on this machine, to be read at /dev/mail.'
      : 'The site itself keeps no copy.'}{' '}
    A report of a listing is kept for our staff, with your e-mail address if you gave one and with your
    account if you were signed in.
  </p>
);

export const Cookies = () => (
  <>
    <DataTable
      caption="All of them are ours, and all of them are necessary for what they do"
      columns={[{ label: 'Name' }, { label: 'What it does' }, { label: 'Until' }]}
      rows={[
        [
          <code key="session">__session</code>,
          'Shows that you are signed in, or, while a new account waits for its mail, that this browser asked for it. Scripts cannot read it.',
          'Sign-out, at most 5 days; for a new account 1 day',
        ],
        [
          <code key="hint">signed_in</code>,
          'Contains only the digit 1 and tells the page to load the sign-in program.',
          'Sign-out, at most 5 days',
        ],
        [
          'Session storage',
          'An amount you have typed, or a bid on its way, so that a reload does not lose it.',
          'The tab is closed',
        ],
        ['Local storage', 'The sign-in state of Firebase Authentication.', 'Sign-out'],
        [
          <>
            Local storage, <code>homes</code>
          </>,
          'The homes you saved or hid without an account, which move into your account when you sign in; the homes you compare and those you viewed lately, which are in no account.',
          'You take them off, sign in, or clear the browser',
        ],
        [
          <>
            Local storage, <code>recent-searches</code>
          </>,
          'Your last five searches, offered again in the search box.',
          'You choose “Clear recent searches”, or clear the browser',
        ],
      ]}
    />
  </>
);
