/** What binds a person, so that the account cannot go yet. */
export const bindings = [
  'staff',
  'bids',
  'purchases',
  'back-up',
  'sales',
  'organisations',
  'visits',
] as const;
export type Binding = (typeof bindings)[number];

/** Each as what to do about it. */
export const bindingWords: Readonly<Record<Binding, string>> = {
  staff: 'You are staff. Another member of staff has to take the role from you first.',
  bids: 'You lead an auction that is on, or a decision on your bid is open. Wait for its end.',
  purchases: 'You bought a home whose sale is not closed. Close it first.',
  'back-up': 'You are asked to take a buyer’s place in a sale. Answer that first.',
  sales: 'A home of yours is on the market or in a sale. Take it off the market, or close the sale, first.',
  organisations: 'You belong to an organisation. Leave it first.',
  visits: 'A visit that you asked for is still to come. Call it off first.',
};

interface Ties {
  readonly role: 'member' | 'seller' | 'admin';
  /** Of the auctions that the person bid in. */
  readonly bids: readonly {
    readonly status: 'running' | 'paused' | 'undecided' | 'ended' | 'cancelled';
    readonly isLeading: boolean;
    readonly isSold: boolean;
    /** As the listing says; null: it is gone. */
    readonly standardStatus: string | null;
  }[];
  /** Sales in which the person buys that are open. */
  readonly openPurchases: number;
  /** Sales in which the person is asked to take the buyer’s place. */
  readonly backupAsks: number;
  /** Of the listings that the person sells. */
  readonly listings: readonly string[];
  readonly organisations: number;
  readonly visitsToCome: number;
}

const overStatuses: ReadonlySet<string> = new Set(['Closed', 'Withdrawn', 'Expired', 'Rejected', 'Canceled']);

/** Whether a home in this status is neither on the market nor in a sale, so that its seller may go. */
export const isOverForSeller = (standardStatus: string): boolean => overStatuses.has(standardStatus);

/** Everything that binds this person; empty: the account may go. */
export function bindingsOf(ties: Ties): readonly Binding[] {
  const { role, bids, openPurchases, backupAsks, listings, organisations, visitsToCome } = ties;
  const isOn = (status: string) => status === 'running' || status === 'paused' || status === 'undecided';
  const holds: Readonly<Record<Binding, boolean>> = {
    staff: role === 'admin',
    bids: bids.some(({ status, isLeading }) => isLeading && isOn(status)),
    purchases:
      openPurchases > 0 ||
      bids.some(
        ({ isLeading, isSold, standardStatus }) => isLeading && isSold && standardStatus === 'Pending',
      ),
    'back-up': backupAsks > 0,
    sales: listings.some((status) => !isOverForSeller(status)),
    organisations: organisations > 0,
    visits: visitsToCome > 0,
  };
  return bindings.filter((binding) => holds[binding]);
}
