/** A form's input by field name, as typed. */
export type Typed = Readonly<Record<string, string>>;
/** One sentence per invalid field, by field name. */
export type Faults = Readonly<Record<string, string>>;

/** A refused form. `typed` is returned so that no input is lost, even without JavaScript. */
export interface Refused {
  readonly status: 'refused';
  readonly message?: string;
  readonly faults?: Faults;
  readonly typed: Typed;
}

/** The result of a form's action, unless it redirects. */
export type FormState = { readonly status: 'done' } | Refused;

export const refused = (message: string, typed: Typed): Refused => ({ status: 'refused', message, typed });

/** The name of a hidden field that people do not see. Only bots fill it. */
export const TRAP_FIELD = 'website';
export const MESSAGE_MAX = 4000;

/** The topics of a contact message. No zod here: client components import this file. */
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

/** The reasons for reporting a listing. */
export const reportReasons = [
  'wrong-facts',
  'not-theirs',
  'duplicate',
  'discrimination',
  'fraud',
  'personal-data',
  'other',
] as const;
