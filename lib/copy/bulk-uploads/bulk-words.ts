import { fileRefusalWords, isFileRefusal } from '@/lib/copy/drafts/file-refusal-words';
import { MAX_OPEN } from '@/lib/domain/bulk-uploads/bulk-upload';
import { faults } from '@/messages/bulk-uploads/faults';
import { itemReasons } from '@/messages/bulk-uploads/item-reasons';
import { refusals } from '@/messages/bulk-uploads/refusals';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';

/** Why a bulk upload was refused, and what to do next. */
export const bulkRefusalWords = {
  ...sellingRefusalWords,
  ...faults,
  ...refusals,
  'too-many-open': refusals['too-many-open']({ most: MAX_OPEN }),
} as const;

export const isBulkRefusal = (reason: string): reason is keyof typeof bulkRefusalWords =>
  Object.hasOwn(bulkRefusalWords, reason);

const words: Readonly<Record<string, string>> = itemReasons;

/** Why one file was not stored. */
export const itemReasonWords = (reason: string): string =>
  words[reason] ?? (isFileRefusal(reason) ? fileRefusalWords[reason] : reason);
