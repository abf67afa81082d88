/** What a visitor typed, by field name, as it came. */
export type Typed = Readonly<Record<string, string>>;
/** One sentence for each field that is not right. */
export type Faults = Readonly<Record<string, string>>;

/** Why nothing came of a form. `typed` goes back so that nothing is lost, also without JavaScript. */
export interface Refused {
  readonly status: 'refused';
  readonly message?: string;
  readonly faults?: Faults;
  readonly typed: Typed;
}

/** What the action of a form answers, unless it leads to another page. */
export type FormState = { readonly status: 'done' } | Refused;

export const refused = (message: string, typed: Typed): Refused => ({ status: 'refused', message, typed });

/** People do not see this field: only programs fill it. */
export const TRAP_FIELD = 'website';
export const MESSAGE_MAX = 4000;

/** What a message to us can be about. No zod here: screens use it. */
export const contactTopics = [
  'buying',
  'selling',
  'listing',
  'account',
  'accessibility',
  'fair-housing',
  'privacy',
  'other',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Why somebody reports a listing. */
export const reportReasons = [
  'wrong-facts',
  'not-theirs',
  'duplicate',
  'discrimination',
  'fraud',
  'personal-data',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportLabels: Readonly<Record<ReportReason, string>> = {
  'wrong-facts': 'Something in it is wrong',
  'not-theirs': 'The seller may not sell this home',
  duplicate: 'The home is listed twice',
  discrimination: 'It discriminates against people',
  fraud: 'It is a fraud',
  'personal-data': 'It shows personal data or people',
  other: 'Something else',
};

export const contactTopicLabels: Readonly<Record<ContactTopic, string>> = {
  buying: 'Buying or bidding',
  selling: 'Selling',
  listing: 'A listing that is wrong',
  account: 'My account',
  accessibility: 'Accessibility',
  'fair-housing': 'Fair housing',
  privacy: 'Privacy and my data',
  other: 'Something else',
};
