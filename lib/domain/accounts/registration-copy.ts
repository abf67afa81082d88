/**
 * The option lists of a registration and their labels. This file has no zod import because the form uses it.
 */

export const titleKinds = ['individual', 'joint', 'company', 'trust'] as const;
export type TitleKind = (typeof titleKinds)[number];

export const titleLabels: Readonly<Record<TitleKind, string>> = {
  individual: 'In my own name only',
  joint: 'Jointly with other people',
  company: 'In a company’s name',
  trust: 'In a trust’s name',
};

/** Whether the deed names someone other than the bidder alone. */
export const namesTitle = (kind: TitleKind): boolean => kind !== 'individual';

export const buyerTypes = ['owner-occupant', 'investor', 'covered-investor'] as const;
export type BuyerType = (typeof buyerTypes)[number];

export const buyerLabels: Readonly<Record<BuyerType, string>> = {
  'owner-occupant': 'I’ll live there',
  investor: 'I’m buying as an investor',
  'covered-investor': 'I’m a covered investor or acting for one',
};

/** Source: Real Property Law §§ 520–522, in force since July 1, 2025. */
export const coveredInvestorHelp =
  'A covered investor owns ten or more one- and two-family homes, manages pooled funds, and has $30 million or more. Under New York law (Real Property Law §§ 520–522), a covered investor may not make an offer on such a home until it has been publicly listed for 90 days.';

/** Days that a proof of funds is stored after its review, and at most without a review. */
export const PROOF_KEPT_DAYS = 7;
export const PROOF_UNREVIEWED_DAYS = 60;

/** Names of the registration fields, for the bid panel's list of missing ones. */
export const fieldNames: Readonly<Record<string, string>> = {
  legalName: 'your legal name',
  street: 'the street of your mailing address',
  city: 'the city of your mailing address',
  state: 'the state of your mailing address',
  postalCode: 'your ZIP code',
  phone: 'a US phone number',
  titleKind: 'how you will take title',
  titleName: 'who takes title with you',
  buyerType: 'your buyer type',
  household: 'the adults in your household',
  organisation: 'the organization you buy or sell for',
  termsVersion: 'your acceptance of the current terms',
};
