import { type Answers, said } from '@/lib/domain/selling/answers';
import { placeOf } from '@/lib/domain/selling/draft-place';

/** `418 Halsey Street, Unit 2, Brooklyn`; before there is an address, that there is none. */
export function draftTitle({ answers }: { readonly answers: Answers }): string {
  const unit = said(answers, 'unitNumber');
  const parts = [said(answers, 'street'), unit && `Unit ${unit}`, placeOf(answers)?.city];
  return parts.filter(Boolean).join(', ') || 'No address yet';
}
