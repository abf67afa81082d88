import 'server-only';
import { storedEntrySchema } from '@/lib/domain/reviews/audit-log';
import { collection } from '@/lib/server/platform/store/collection';

/** Who did what, when and why. Id: `auditId(subject, seq)`, or of what staff did the instant and a number. */
export const audit = collection('audit', storedEntrySchema, [['at'], ['terms', 'at']]);

/** Sorts as text in the order of `seq`. */
export const auditId = (subject: string, seq: number): string => `${subject}:${String(seq).padStart(6, '0')}`;
