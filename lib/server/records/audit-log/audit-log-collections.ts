import 'server-only';
import { keptEntrySchema } from '@/lib/domain/reviews/audit-log';
import { collection } from '@/lib/server/platform/store/collection';

/** Who did what, when and why. Id: `auditId(subject, seq)`, or of what staff did the instant and a number. */
export const audit = collection('audit', keptEntrySchema, [['at'], ['terms', 'at']]);

/** Sorts as text in the order of `seq`. */
export const auditId = (subject: string, seq: number): string => `${subject}:${String(seq).padStart(6, '0')}`;
