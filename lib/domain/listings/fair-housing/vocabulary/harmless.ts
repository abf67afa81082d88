import type { PhraseLanguage, TextUse } from './protected-class';

/** Words that would look like a finding and are none. They are blanked before the search. */
export interface Harmless {
  readonly language: PhraseLanguage;
  readonly pattern: string;
  readonly uses?: readonly TextUse[];
}
