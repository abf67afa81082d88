/**
 * The classes that federal law (42 U.S.C. 3604), New York (Executive Law § 296(5)) and New York City
 * (Administrative Code § 8-107(5)) protect in housing.
 */
export type ProtectedClass =
  | 'race'
  | 'national-origin'
  | 'immigration-status'
  | 'religion'
  | 'sex'
  | 'gender-identity'
  | 'sexual-orientation'
  | 'familial-status'
  | 'marital-status'
  | 'age'
  | 'disability'
  | 'military-status'
  | 'source-of-income'
  | 'domestic-violence'
  | 'criminal-record'
  | 'occupation';

/** What a phrase does that the law forbids. */
export type PhraseReason =
  /** It shuts out people. */
  | 'excludes'
  /** It prefers people, or limits a home to them. */
  | 'prefers'
  /** It states or asks who lives in a place, or steers by it. */
  | 'steers'
  /** It tells the seller who the buyer is. */
  | 'tells';

/** Where people write. A message with an offer is a letter; a note about a showing is a visit. */
export type TextUse = 'listing' | 'question' | 'letter' | 'visit';

export type PhraseLanguage = 'en' | 'es' | 'zh';

/**
 * Words that name people by a class. By themselves they say nothing: the words around them decide
 * (`cues.ts`).
 */
export interface PeopleWords {
  readonly protectedClass: ProtectedClass;
  readonly language: PhraseLanguage;
  readonly words: string;
  /** The cues that make them a finding. */
  readonly reasons: readonly Exclude<PhraseReason, 'tells'>[];
}

/** A phrase that is a finding wherever it stands. Sources match folded text (`fold.ts`). */
export interface Phrase {
  readonly protectedClass: ProtectedClass;
  readonly language: PhraseLanguage;
  readonly reason: PhraseReason;
  readonly pattern: string;
  /** Every use if missing. */
  readonly uses?: readonly TextUse[];
}
