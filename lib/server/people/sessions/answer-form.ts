import 'server-only';
import { redirect } from 'next/navigation';
import { type Faults, type FormState, refused, type Typed } from '@/lib/domain/shared/form';
import type { Result } from '@/lib/domain/shared/result';
import { clock } from '@/lib/server/platform/clock';
import { readTextFields } from '@/lib/server/platform/http/read-text-fields';
import { saveOrNull } from '@/lib/server/platform/process/save-or-null';
import { notSavedMessage } from '@/messages/site/not-saved-message';
import { signedOutMessage } from '@/messages/site/signed-out-message';
import { getSession, type SignedIn } from './session';

export interface PostedForm {
  readonly by: SignedIn;
  /** The posted value of a field; '' if it is missing. */
  readonly text: Text;
  readonly typed: Typed;
  /** Arrival of the request, in ms. */
  readonly now: number;
}
export type Text = (name: string) => string;
type Words = string | Faults;

interface FormWork<Value, Reason> {
  readonly work: (form: PostedForm) => Promise<Result<Value, Reason>>;
  /** The message for a refusal: one sentence, or one per wrong field. */
  readonly words: (reason: Reason, by: SignedIn) => Words | Promise<Words>;
  /** The page to redirect to on success. */
  readonly next: (text: Text, value: Value) => string;
  /** Maximum characters per field. Longer values are truncated. */
  readonly maxLength?: number;
}

/** Handles a form of a signed-in person. Redirects to the next page, or returns why nothing was done. */
export async function answerForm<Value, Reason>(
  form: FormData,
  { work, words, next, maxLength }: FormWork<Value, Reason>,
): Promise<FormState> {
  const now = clock.now();
  const typed = readTextFields(form, maxLength);
  const text: Text = (name) => typed[name] ?? '';
  const by = await getSession();
  if (!by) return refused(signedOutMessage, typed);
  const done = await saveOrNull(work({ by, text, typed, now }));
  if (!done) return refused(notSavedMessage, typed);
  if (done.ok) redirect(next(text, done.value));
  const why = await words(done.reason, by);
  return typeof why === 'string' ? refused(why, typed) : { status: 'refused', faults: why, typed };
}
