/** Kinds of obligations. An account with an open one cannot be deleted. */
export const obligations = [
  'staff',
  'bids',
  'purchases',
  'back-up',
  'defaults',
  'sales',
  'organisations',
  'visits',
] as const;
export type Obligation = (typeof obligations)[number];

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
  /** Defaults after which the bid limit is zero. */
  readonly openDefaults: number;
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
    openDefaults,
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
    defaults: openDefaults > 0,
    sales: listings.some((status) => !isOverForSeller(status)),
    organisations: organizations > 0,
    visits: visitsToCome > 0,
  };
  return obligations.filter((obligation) => holds[obligation]);
}
