/** The closed lists of an offer. No zod here: screens use it. */

/** On what a buyer's contract would depend. */
export const contingencies = [
  'Inspection',
  'Financing',
  'Appraisal',
  'SaleOfHome',
  'AttorneyApproval',
] as const;
export type Contingency = (typeof contingencies)[number];

export const offerStatuses = [
  'Submitted',
  'Countered',
  'Accepted',
  'Declined',
  'Withdrawn',
  'Lapsed',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** While it waits for one of the sides. */
export const isOpenStatus = (status: OfferStatus): boolean =>
  status === 'Submitted' || status === 'Countered';

export type Side = 'buyer' | 'seller';

/** How long an offer, a counter-offer or a call stands, in hours. */
export const validityHours = [24, 48, 72, 168, 336] as const;
export type ValidityHours = (typeof validityHours)[number];

export const MESSAGE_MAX = 500;

/** What is told about an offer. */
export const offerUpdates = [
  'received',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'lapsed',
  'other-accepted',
  'called',
  'opened',
] as const;
export type OfferUpdate = (typeof offerUpdates)[number];
