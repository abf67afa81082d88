import { placeOf } from '@/lib/domain/drafts/draft-place';
import { type Answers, answerOf } from '@/lib/domain/drafts/fields/answers';
import { draftTitle as copy } from '@/messages/drafts/draft-title';

/** `418 Halsey Street, Unit 2, Brooklyn`, or a placeholder until there is an address. */
export function draftTitle({ answers }: { readonly answers: Answers }): string {
  const unit = answerOf(answers, 'unitNumber');
  const parts = [answerOf(answers, 'street'), unit && copy.unit({ unit }), placeOf(answers)?.city];
  return parts.filter(Boolean).join(', ') || copy.noAddressYet;
}
