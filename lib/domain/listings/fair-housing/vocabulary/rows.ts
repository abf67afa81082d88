import type {
  PeopleWords,
  Phrase,
  PhraseLanguage,
  PhraseReason,
  ProtectedClass,
  TextUse,
} from './protected-class';

/** Makes the rows of phrases in one language. Without `uses`, a phrase counts wherever people write. */
export const phraseIn =
  (language: PhraseLanguage) =>
  (
    protectedClass: ProtectedClass,
    reason: PhraseReason,
    pattern: string,
    uses?: readonly TextUse[],
  ): Phrase => ({
    protectedClass,
    language,
    reason,
    pattern,
    ...(uses && { uses }),
  });

/** Makes the rows of words about people in one language. */
export const peopleIn =
  (language: PhraseLanguage) =>
  (protectedClass: ProtectedClass, reasons: PeopleWords['reasons'], words: string): PeopleWords => ({
    protectedClass,
    language,
    words,
    reasons,
  });
