import 'server-only';
import { type Faults, type FormAnswer, TRAP_FIELD, type Typed } from '@/lib/domain/shared/form';
import type { Result } from '@/lib/domain/shared/result';
import { notSavedWords, saveOrNull } from '@/lib/server/platform/process/save-or-null';

/** Answers a form that somebody wrote: parsed, and sent unless a program filled it. */
export async function answerLetter<T>(
  form: FormData,
  parse: (typed: Typed) => Result<T, Faults>,
  send: (meant: T) => Promise<Result<null, string>>,
): Promise<FormAnswer> {
  const typed = toTyped(form);
  if (typed[TRAP_FIELD]) return { status: 'sent' };
  const parsed = parse(typed);
  if (!parsed.ok) return { status: 'refused', faults: parsed.reason, typed };
  const sent = await saveOrNull(send(parsed.value));
  if (!sent) return { status: 'unsent', trouble: notSavedWords, typed };
  return sent.ok ? { status: 'sent' } : { status: 'unsent', trouble: sent.reason, typed };
}

const FIELD_MAX = 20_000;

/** The texts of a form; what Next itself puts there begins with a dollar. */
function toTyped(form: FormData): Typed {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !name.startsWith('$') ? [[name, value.slice(0, FIELD_MAX)]] : [],
  );
  return Object.fromEntries(texts);
}
