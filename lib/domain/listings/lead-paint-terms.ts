/**
 * What a bidder accepts with the first bid on a home that may have lead paint, as one sentence with two
 * links. The version is stored with the bid: change the text and the version together.
 */
export const leadPaintTerms = {
  version: '2026-11-27-3',
  disclosure: 'this home’s lead paint disclosure',
  lotDisclosures: 'the lead paint disclosure for each home below',
  pamphlet: 'EPA’s pamphlet “Protect Your Family From Lead in Your Home”',
  lotWaiver:
    'I had ten days to inspect each of these homes for lead paint, or I waive the days that are left.',
  waiver: 'I had ten days to inspect the home for lead paint, or I waive the days that are left.',
  /** The edition of January 2026, which this site keeps: docs/decisions/099-lead-pamphlet.md. */
  pamphletHref: '/lead-paint/epa-747-k-26-001.pdf',
} as const;

/** What a bidder on an older home has to see. */
export interface LeadPapers {
  /** Null if the seller has not posted it. */
  readonly disclosureHref: string | null;
  /** When the ten days to inspect end, in ms; null if the home was never published. */
  readonly inspectUntil: number | null;
  /** Null if unknown. */
  readonly yearBuilt: number | null;
  /** In a lot: the homes that may have lead paint. */
  readonly homes?: readonly LeadPapersOfHome[];
}

export interface LeadPapersOfHome extends Pick<LeadPapers, 'disclosureHref' | 'yearBuilt'> {
  readonly address: string;
}

const dayMs = 24 * 3_600_000;

/** Days left to inspect for lead paint, including the current one. Both arguments in ms. */
export const leadDaysLeft = (inspectUntil: number, now: number): number =>
  Math.max(0, Math.ceil((inspectUntil - now) / dayMs));
