import type { LotReason } from './decide-lot';

/** The lot of a home as its seller sees it, or what could become one. Amounts in cents, times in ms. */
export interface LotPage {
  readonly draftId: string;
  readonly address: string;
  /** The auction that sells the lot, or would. */
  readonly auction: LotAuction | null;
  readonly role: 'lead' | 'included' | null;
  readonly leadKey: string;
  /** The lead first; empty without a lot. */
  readonly homes: readonly { readonly key: string; readonly address: string; readonly basisPoints: number }[];
  /** The auction of the lot has started. */
  readonly hasStarted: boolean;
  /** Why this home can lead no lot now. */
  readonly cannotLead: LotReason | null;
  readonly candidates: readonly LotCandidate[];
  /** How many homes could join, listed or not. */
  readonly count: number;
}

export interface LotAuction {
  readonly startingBidCents: number;
  readonly reserveCents: number | null;
  readonly buyNowCents: number | null;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A home of the seller that could join. */
export interface LotCandidate {
  readonly key: string;
  readonly address: string;
  readonly county: string;
  readonly hasAuction: boolean;
}

/** Homes listed at once. */
export const mostCandidates = 60;
/** The name of a checkbox: what follows is the home's key. */
export const homeField = 'home-';
/** The name of a share: what follows is the home's key. */
export const shareField = 'share-';

/** The keys of the chosen homes, in the order of the form. */
export const chosenKeys = (typed: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(typed).flatMap((name) => (name.startsWith(homeField) ? [name.slice(homeField.length)] : []));

/** `33.34` as 3,334 basis points; NaN for anything else. */
export function toBasisPoints(typed: string): number {
  const [, whole, rest = ''] = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(typed) ?? [];
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}
