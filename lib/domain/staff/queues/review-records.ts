/** What the site has on record about the seller and the home of a submission. */
export interface ReviewRecords {
  /** Whether staff verified the selling organization; null for a person. */
  readonly verification: 'verified' | 'unverified' | 'suspended' | null;
  /** Some other homes of the seller that have a page, and their number. */
  readonly homes: readonly { readonly listingKey: string; readonly title: string }[];
  readonly homeCount: number;
  /** The latest reports about this home. */
  readonly reports: readonly { readonly reportId: string; readonly isOpen: boolean }[];
}
