import 'server-only';
import { storedEntrySchema } from '@/lib/domain/reviews/audit-log';
import { collection } from '@/lib/server/platform/store/collection';

/**
 * Who did what, when and why. Id: `auditId(subject, seq)`; for staff actions, the instant and a random
 * number.
 */
export const audit = collection('audit', storedEntrySchema, [['at'], ['terms', 'at']]);

/** Padded, so that ids sort as text in the order of `seq`. */
export const auditId = (subject: string, seq: number): string => `${subject}:${String(seq).padStart(6, '0')}`;
