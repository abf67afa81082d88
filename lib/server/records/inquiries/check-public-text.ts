import 'server-only';
import { withReviewHint } from '@/lib/copy/inquiries/with-review-hint';
import { findingWords } from '@/lib/copy/listings/finding-words';
import { type PublicTextFault, publicTextFault, REVIEW_NOTE_MAX } from '@/lib/domain/inquiries/question';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { publicTextFaults } from '@/messages/inquiries/public-text-faults';
import { toText } from '@/messages/to-text';

/** What is wrong with the input, as a sentence to show. */
export interface Fault {
  readonly fault: string;
}

/**
 * The note with which a reviewer gets the text first; null if it can be sent as it is. `typedNote` is null where
 * none can be typed.
 */
export function checkPublicText(
  typed: string,
  most: number,
  typedNote: string | null,
): Result<{ readonly note: string | null }, Fault> {
  const fault = publicTextFault(typed, most);
  if (!fault) return ok({ note: null });
  if (fault.code !== 'people') return refuse({ fault: wordsOf(fault) });
  if (typedNote === null) return refuse({ fault: wordsOf(fault) });
  const note = typedNote.trim().slice(0, REVIEW_NOTE_MAX);
  return note === '' ? refuse({ fault: withReviewHint(wordsOf(fault)) }) : ok({ note });
}

const wordsOf = (fault: PublicTextFault): string =>
  toText(publicTextFaults[fault.code], {
    words: '',
    ground: '',
    why: '',
    most: 'most' in fault ? fault.most : 0,
    ...('protectedClass' in fault ? findingWords(fault) : {}),
  });
