/**
 * The option lists of a registration and their labels. This file has no zod import because the form uses it.
 */

export const titleKinds = ['individual', 'joint', 'company', 'trust'] as const;
export type TitleKind = (typeof titleKinds)[number];

export const titleLabels: Readonly<Record<TitleKind, string>> = {
  individual: 'Alone, in my own name',
  joint: 'Together with other people',
  company: 'In the name of a company',
  trust: 'In the name of a trust',
};

/** Whether the deed names someone other than the bidder alone. */
export const namesTitle = (kind: TitleKind): boolean => kind !== 'individual';

export const buyerTypes = ['owner-occupant', 'investor', 'covered-investor'] as const;
export type BuyerType = (typeof buyerTypes)[number];

export const buyerLabels: Readonly<Record<BuyerType, string>> = {
  'owner-occupant': 'I will live there',
  investor: 'I buy as an investor',
  'covered-investor': 'I am, or act for, a covered investor',
};

/** Source: Real Property Law §§ 520–522, in force since July 1, 2025. */
export const coveredInvestorHelp =
  'A covered investor owns ten or more one- and two-family homes, manages pooled money and has $30 million or more. By New York law (Real Property Law §§ 520–522) it may not offer for such a home until it has been publicly listed for 90 days.';

/** Days that a proof of funds is stored after its review, and at most without a review. */
export const PROOF_KEPT_DAYS = 7;
export const PROOF_UNREVIEWED_DAYS = 60;

/** Names of the registration fields, for the bid panel's list of missing ones. */
export const fieldNames: Readonly<Record<string, string>> = {
  legalName: 'your legal name',
  street: 'the street of your postal address',
  city: 'the city of your postal address',
  state: 'the state of your postal address',
  postalCode: 'your ZIP code',
  phone: 'a US phone number',
  titleKind: 'how you will take title',
  titleName: 'who takes title with you',
  buyerType: 'what you are buying as',
  household: 'the members of your household',
  organisation: 'whom you act for',
  termsVersion: 'your acceptance of the terms in force',
};
