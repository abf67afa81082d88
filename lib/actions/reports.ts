'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { parseReport } from '@/lib/domain/inquiries/inquiries';
import type { FormAnswer } from '@/lib/domain/shared/form';
import { reportOutcomes } from '@/lib/domain/staff/report';
import type { StaffState } from '@/lib/domain/staff/staff-state';
import { staffRefusalWords } from '@/lib/domain/staff/staff-words';
import { getSession, getUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { clientAddress } from '@/lib/server/platform/edge/client-address';
import { answerLetter } from '@/lib/server/platform/http/answer-letter';
import { notSavedWords, saveOrNull } from '@/lib/server/platform/process/save-or-null';
import { handleReport, sendReport } from '@/lib/server/workflows/staff/reports';

export async function report(_before: FormAnswer, form: FormData): Promise<FormAnswer> {
  const [user, head] = await Promise.all([getUser(), headers()]);
  const sender = { address: clientAddress({ headers: head }), at: clock.now() };
  return answerLetter(form, parseReport, (meant) => sendReport(meant, user?.uid ?? null, sender));
}

/** Closes a report in the queue. */
export async function handle(_before: StaffState, form: FormData): Promise<StaffState> {
  const text = (name: string): string => String(form.get(name) ?? '').slice(0, 1_000);
  const typed = { choice: text('choice'), why: text('why') };
  const by = await getSession();
  if (!by) return { trouble: staffRefusalWords('signed-out'), typed };
  const outcome = reportOutcomes.find((each) => each === typed.choice);
  if (!outcome) return { trouble: staffRefusalWords('needs-reason'), typed };
  const wish = { reportId: text('id'), outcome, why: typed.why };
  const handled = await saveOrNull(handleReport(by, wish, clock.now()));
  if (!handled) return { trouble: notSavedWords, typed };
  if (!handled.ok) return { trouble: staffRefusalWords(handled.reason), typed };
  redirect(`${accountRoutes.reviewQueue}?handled=${encodeURIComponent(text('id'))}`);
}
