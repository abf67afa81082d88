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
  staff: 'You’re on the staff. Another staff member must remove your staff role first.',
  bids: 'You’re leading an auction, or a decision on your bid is pending. Wait for the outcome.',
  purchases: 'You’re buying a home, and the sale hasn’t closed. Complete the closing first.',
  'back-up': 'You’ve been asked to buy a home as a backup buyer. Answer first.',
  sales: 'One of your homes is on the market or being sold. Take it off the market or close the sale first.',
  organisations:
    'You belong to an organization. Leave it first. If you’re its only manager, hand it over or dissolve it.',
  visits: 'You have an upcoming showing that you requested. Cancel it first.',
};

/** What is deleted with an account, for its page. */
export const deletedWords: readonly string[] = [
  'Your sign-in, all sessions, and the name, email address, phone number, and registration in your account.',
  'Saved homes and searches, notifications, push subscriptions, showings you requested, and your places as a backup buyer.',
  'Your request for a higher bid limit, with its proof of funds.',
  'Listings that were never published, with their photos and documents.',
  'Your place in open negotiations: pending offers are withdrawn, and we notify the sellers.',
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
    how: 'Permanently, under your alias in each auction and without your name.',
    why: 'If an entry were missing, no one could verify those auctions.',
  },
  {
    what: 'Who placed a bid',
    how: 'Not public: your maximum, your legal name, what you declared, the terms you accepted, and when the bid arrived. For as long as claims from that auction can be made.',
    why: 'A bid is binding. New York allows six years to sue on a contract (CPLR 213), and either side may have to prove the bid.',
  },
  {
    what: 'Offers',
    how: 'With your legal name and their terms, messages, and answers, for you and the other side. For as long as claims from them can be made.',
    why: 'Offers on real property must remain provable, even if they didn’t lead to a sale.',
  },
  {
    what: 'Your purchases and sales',
    how: 'Their steps, documents, and signatures and both sides’ messages, for the other side and as proof. For as long as claims from the sale can be made.',
    why: 'They’re the record of a contract that the other side also relies on.',
  },
  {
    what: 'That you left our staff, if you were on it',
    how: 'The date you left, stored under a keyed hash of your email address. For 365 days after you left.',
    why: 'This stops former staff from bidding from a new account with that address for 365 days.',
  },
  {
    what: 'Homes you published',
    how: 'Permanently: the listing as it was, and the log of decisions about it.',
    why: 'Past auctions and prices stay available, and decisions can be reviewed.',
  },
  {
    what: 'Questions you asked',
    how: 'On the home’s page, without your name.',
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
