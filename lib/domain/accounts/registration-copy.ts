/** The option lists of a registration. This file has no zod import because the form uses it. */

export const titleKinds = ['individual', 'joint', 'company', 'trust'] as const;
export type TitleKind = (typeof titleKinds)[number];

/** Whether the deed names someone other than the bidder alone. */
export const namesTitle = (kind: TitleKind): boolean => kind !== 'individual';

export const buyerTypes = ['owner-occupant', 'investor', 'covered-investor'] as const;
export type BuyerType = (typeof buyerTypes)[number];

/** Days that a proof of funds is stored after its review, and at most without a review. */
export const PROOF_KEPT_DAYS = 7;
export const PROOF_UNREVIEWED_DAYS = 60;
