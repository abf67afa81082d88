/** The enumerations of offers. No zod here, because screens import this file. */

/** Conditions that a buyer's contract would depend on. */
export const contingencies = [
  'Inspection',
  'Financing',
  'Appraisal',
  'SaleOfHome',
  'AttorneyApproval',
] as const;

export const offerStatuses = [
  'Submitted',
  'Countered',
  'Accepted',
  'Declined',
  'Withdrawn',
  'Lapsed',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** An open offer waits for an answer of one side. */
export const isOpenStatus = (status: OfferStatus): boolean =>
  status === 'Submitted' || status === 'Countered';

export type Side = 'buyer' | 'seller';

/** How long an offer, a counteroffer or a call can stay open, in hours. */
export const validityHours = [24, 48, 72, 168, 336] as const;

export const MESSAGE_MAX = 500;

/** The fields of the form of an offer. */
export const offerFields = [
  ...['price', 'earnestMoney', 'financing', 'closingOn', 'stands', 'message'],
  ...contingencies,
] as const;

/** The kinds of offer notifications. */
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
  'voided',
  'unreadable',
] as const;
export type OfferUpdate = (typeof offerUpdates)[number];
