import { HIGHEST, hex, must } from './reading.fixture';

/** An amount in cents, null while only its commitment is known, with the bounds it must lie between. */
export interface Sealed {
  alias: string;
  commitment: string | null;
  amount: number | null;
  least: number;
  most: number;
  /** Arrival of a bid, ms. */
  receivedAt?: number;
}

/** `left` is at least `right` plus `gap`, in cents. */
interface Claim {
  left: Sealed;
  right: Sealed;
  gap: number;
}

export interface Band {
  below: number;
  increment: number;
}

export interface Run {
  phase: 'none' | 'running' | 'paused' | 'undecided' | 'countered' | 'over';
  hash: string;
  rules: number;
  at: number;
  auctionId: string;
  start: number;
  end: number;
  window: number;
  bands: Band[];
  startingBid: number;
  price: number;
  buyNow: number | null;
  bidders: Map<string, Sealed>;
  leader: Sealed | null;
  reserve: Sealed | null;
  /** The sealed reserve that was lowered. */
  former: Sealed | null;
  reserveMet: boolean;
  reserveLowered: boolean;
  isOpened: boolean;
  /** Who bought, once the auction sold. */
  buyer: string | null;
  defaulted: string[];
  pausedAt: number;
  /** Spans without bidding: from inclusive, to exclusive. */
  shut: [number, number][];
  /** The time up to which pauses and outages have already moved the end, at first the start. */
  covered: number;
  answerUntil: number;
  claims: Claim[];
  /** The bid lists that bid in this auction. */
  lists: Set<string>;
  /** The hash of each entry so far, from the first on. */
  hashes: string[];
  /** The keys of the bidders: whose they are, and what they are worth. */
  keys: Map<string, { alias: string; by: string }>;
  signedCommitments: Set<string>;
}

export interface Entry {
  at: number;
  type: string;
  data: unknown;
}

export function newRun(): Run {
  return {
    phase: 'none',
    hash: '0'.repeat(64),
    rules: 1,
    at: 0,
    auctionId: '',
    start: 0,
    end: 0,
    window: 0,
    bands: [],
    startingBid: 0,
    price: 0,
    buyNow: null,
    bidders: new Map(),
    leader: null,
    reserve: null,
    former: null,
    reserveMet: false,
    reserveLowered: false,
    isOpened: false,
    buyer: null,
    defaulted: [],
    pausedAt: 0,
    shut: [],
    covered: 0,
    answerUntil: 0,
    claims: [],
    lists: new Set(),
    hashes: [],
    keys: new Map(),
    signedCommitments: new Set(),
  };
}

export function claim(run: Run, left: Sealed, right: Sealed, gap: number): void {
  run.claims.push({ left, right, gap });
}

export const claimAtLeast = (run: Run, one: Sealed, cents: number): void =>
  claim(run, one, published('', cents), 0);

/**
 * Narrows the bounds by every claim until nothing changes. It is a fault if no value satisfies all claims.
 */
export function settleClaims({ claims }: Run): void {
  for (let round = 0; round <= claims.length; round += 1) {
    if (!claims.map(narrow).includes(true)) return;
  }
  must(false);
}

function narrow({ left, right, gap }: Claim): boolean {
  const [least, most] = [Math.max(left.least, right.least + gap), Math.min(right.most, left.most - gap)];
  must(least <= left.most && right.least <= most);
  const isNarrower = least > left.least || most < right.most;
  left.least = least;
  right.most = most;
  return isNarrower;
}

export const published = (alias: string, cents: number): Sealed => {
  return { alias, commitment: null, amount: cents, least: cents, most: cents };
};
export const sealed = (alias: string, commitment: unknown): Sealed => {
  return { alias, commitment: hex(commitment), amount: null, least: 100, most: HIGHEST };
};
