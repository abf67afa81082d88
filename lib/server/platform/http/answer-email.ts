import 'server-only';
import { inquiryFaultWords } from '@/lib/copy/inquiries/inquiry-fault-words';
import type { InquiryFaults } from '@/lib/domain/inquiries/inquiries';
import { type FormState, refused, TRAP_FIELD, type Typed } from '@/lib/domain/shared/form';
import type { Result } from '@/lib/domain/shared/result';
import { saveOrNull } from '@/lib/server/platform/process/save-or-null';
import { notSavedMessage } from '@/messages/site/not-saved-message';
import { readTextFields } from './read-text-fields';

const FIELD_MAX = 20_000;

/**
 * Handles a public form: parses it and sends it. If a bot filled the trap field, nothing is sent and the form
 * is reported as done.
 */
export async function answerEmail<T>(
  form: FormData,
  parse: (typed: Typed) => Result<T, InquiryFaults>,
  send: (meant: T) => Promise<Result<null, string>>,
): Promise<FormState> {
  const typed = readTextFields(form, FIELD_MAX);
  if (typed[TRAP_FIELD]) return { status: 'done' };
  const parsed = parse(typed);
  if (!parsed.ok) return { status: 'refused', faults: inquiryFaultWords(parsed.reason), typed };
  const sent = await saveOrNull(send(parsed.value));
  if (!sent) return refused(notSavedMessage, typed);
  return sent.ok ? { status: 'done' } : refused(sent.reason, typed);
}
