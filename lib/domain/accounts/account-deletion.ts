/** Kinds of obligations. An account with an open one cannot be deleted. */
export const obligations = [
  'staff',
  'bids',
  'purchases',
  'back-up',
  'sales',
  'organisations',
  'visits',
] as const;
export type Obligation = (typeof obligations)[number];

/** For each obligation, what it is and how to end it. */
export const obligationWords: Readonly<Record<Obligation, string>> = {
  staff: 'You are staff. Another member of staff has to take the role from you first.',
  bids: 'You lead an auction that is on, or a decision on your bid is open. Wait for its end.',
  purchases: 'You bought a home whose sale is not closed. Close it first.',
  'back-up': 'You are asked to take a buyer’s place in a sale. Answer that first.',
  sales: 'A home of yours is on the market or in a sale. Take it off the market, or close the sale, first.',
  organisations:
    'You belong to an organization. Leave it first. If you manage it alone, hand it over or dissolve it.',
  visits: 'A visit that you asked for is still to come. Call it off first.',
};

/** What is deleted with an account, for its page. */
export const deletedWords: readonly string[] = [
  'Your sign-in and every session, your name, e-mail address, phone number and registration in your account.',
  'Saved homes and searches, notifications, browsers that were switched on, visits you asked for, places as a back-up.',
  'Your wish for a higher bid limit, with its proof of funds.',
  'Listings that were never published, with their photos and documents.',
  'Offers that wait for an answer are withdrawn, and the sellers are told.',
];

interface RetainedRecord {
  readonly what: string;
  readonly how: string;
  readonly why: string;
}

/** What stays after an account is deleted, why and for how long. */
export const retentionWords: readonly RetainedRecord[] = [
  {
    what: 'Bids in public ledgers',
    how: 'Under the alias that you had in each auction, without a name. For good.',
    why: 'Without every entry nobody could verify those auctions anymore.',
  },
  {
    what: 'Who stood behind a bid',
    how: 'Not public: your maximum, legal name, what you declared, the terms you accepted and when the bid came. As long as claims from that auction can be made.',
    why: 'A bid is a binding declaration. New York gives six years to sue on a contract (CPLR 213), and both sides may have to prove it.',
  },
  {
    what: 'Offers',
    how: 'With your legal name, their terms, messages and answers, for you and the other side. As long as claims from them can be made.',
    why: 'What two sides offered each other for real property has to be provable, also when nothing came of it.',
  },
  {
    what: 'Sales you were in',
    how: 'Their steps, documents, signatures and the messages of both sides, for the other side and for proof. As long as claims from the sale can be made.',
    why: 'They are the record of a contract that the other side relies on as well.',
  },
  {
    what: 'That you left our staff, if you did',
    how: 'When you left, under a keyed hash of your email address. For 365 days after you left.',
    why: 'So that former staff cannot bid for 365 days from a new account with that address.',
  },
  {
    what: 'Homes you published',
    how: 'The listing as it was, and the log of what was decided about it. For good.',
    why: 'Past auctions and prices stay readable, and decisions can be examined.',
  },
  {
    what: 'Questions you asked',
    how: 'On the page of the home, without your name.',
    why: 'Other buyers rely on the answers.',
  },
];

/** The facts that decide the obligations of an account. */
interface AccountSituation {
  readonly role: 'member' | 'seller' | 'admin';
  /** One entry for each auction that the person bid in. */
  readonly bids: readonly {
    readonly status: 'running' | 'paused' | 'undecided' | 'ended' | 'cancelled';
    readonly isLeading: boolean;
    readonly isSold: boolean;
    /** Status of the listing; null if there is no listing. */
    readonly standardStatus: string | null;
  }[];
  /** Open closings in which the person is the buyer. */
  readonly openPurchases: number;
  /** Closings in which the person is asked to replace the buyer. */
  readonly backupAsks: number;
  /** Statuses of the listings that the person sells. */
  readonly listings: readonly string[];
  readonly organisations: number;
  readonly visitsToCome: number;
}

const overStatuses: ReadonlySet<string> = new Set(['Closed', 'Withdrawn', 'Expired', 'Rejected', 'Canceled']);

/**
 * True if a home in this status is neither on the market nor in a closing, so its seller may delete the
 * account.
 */
export const isOverForSeller = (standardStatus: string): boolean => overStatuses.has(standardStatus);

/** The open obligations of an account. It can be deleted if there are none. */
export function obligationsOf(account: AccountSituation): readonly Obligation[] {
  const {
    role,
    bids,
    openPurchases,
    backupAsks,
    listings,
    organisations: organizations,
    visitsToCome,
  } = account;
  const isOn = (status: string) => status === 'running' || status === 'paused' || status === 'undecided';
  const holds: Readonly<Record<Obligation, boolean>> = {
    staff: role === 'admin',
    bids: bids.some(({ status, isLeading }) => isLeading && isOn(status)),
    purchases:
      openPurchases > 0 ||
      bids.some(
        ({ isLeading, isSold, standardStatus }) => isLeading && isSold && standardStatus === 'Pending',
      ),
    'back-up': backupAsks > 0,
    sales: listings.some((status) => !isOverForSeller(status)),
    organisations: organizations > 0,
    visits: visitsToCome > 0,
  };
  return obligations.filter((obligation) => holds[obligation]);
}
