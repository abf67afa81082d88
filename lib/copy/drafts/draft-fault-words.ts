import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';
import { fileRefusalWords, isFileRefusal } from './file-refusal-words';

/** Why something was refused, from the query of a page; null for a reason that there is not. */
export function draftFaultWords(reason: string): string | null {
  if (isFileRefusal(reason)) return fileRefusalWords[reason];
  const words: Readonly<Record<string, string>> = sellingRefusalWords;
  return Object.hasOwn(words, reason) ? (words[reason] ?? null) : null;
}
