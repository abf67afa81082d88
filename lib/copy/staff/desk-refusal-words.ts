import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';
import { staffRefusals } from '@/messages/staff/staff-refusals';

/** The refusals of every command that the desk offers; those of staff come first. */
const words: Readonly<Record<string, string>> = { ...sellingRefusalWords, ...staffRefusals };

export const deskRefusalWords = (reason: string): string =>
  (Object.hasOwn(words, reason) ? words[reason] : undefined) ?? staffRefusals.other;
