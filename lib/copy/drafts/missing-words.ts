import type { Missing } from '@/lib/domain/drafts/assess';
import { missingFromStep as copy } from '@/messages/drafts/missing-from-step';
import { rules } from '@/messages/drafts/rules';
import { missingAnswerWords } from './missing-answer-words';
import { verdictWords } from './verdict-words';

/** What blocks a submission, and what to do. */
export function missingWords(missing: Missing): string {
  if (missing.field !== null) return missingAnswerWords(missing);
  const { reason } = missing;
  if (reason.code === 'no-photos') return copy.noPhotos;
  if (reason.code === 'blank-photo') return copy.blankPhoto({ position: reason.position });
  return copy.rule({
    rule: rules[reason.rule].title,
    verdict: lowerFirst(verdictWords(reason.verdict)),
  });
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
