import type { Finding } from '@/lib/domain/listings/fair-housing/find-phrases';
import { phraseReasons } from '@/messages/fair-housing/phrase-reasons';
import { protectedClassLabels } from '@/messages/fair-housing/protected-class-labels';

/** A finding as arguments of a message: the words, the protected class, and what the words do. */
export const findingWords = ({ words, protectedClass, reason }: Finding) => ({
  words,
  ground: protectedClassLabels[protectedClass],
  why: phraseReasons[reason],
});
