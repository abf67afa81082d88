'use server';

import { headers } from 'next/headers';
import { accountRoutes } from '@/lib/account-routes';
import { staffRefusalWords } from '@/lib/copy/staff/staff-refusal-words';
import { parseReport } from '@/lib/domain/inquiries/inquiries';
import type { FormState } from '@/lib/domain/shared/form';
import { refuse } from '@/lib/domain/shared/result';
import { heldOutcomes, reportOutcomes } from '@/lib/domain/staff/report';
import { answerForm } from '@/lib/server/people/sessions/answer-form';
import { getUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { answerEmail } from '@/lib/server/platform/http/answer-email';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { handleReport, sendReport } from '@/lib/server/workflows/staff/reports';

export async function report(_before: unknown, form: FormData): Promise<FormState> {
  const [user, head] = await Promise.all([getUser(), headers()]);
  const sender = { address: clientAddress({ headers: head }), at: clock.now() };
  return answerEmail(form, parseReport, (meant) => sendReport(meant, user?.uid ?? null, sender));
}

/** Closes a report in the queue. */
export async function handle(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: async ({ by, text, now }) => {
      const outcome = [...reportOutcomes, ...heldOutcomes].find((each) => each === text('choice'));
      if (!outcome) return refuse('needs-reason' as const);
      return handleReport(by, { reportId: text('id'), outcome, why: text('why') }, now);
    },
    words: staffRefusalWords,
    next: (text) => `${accountRoutes.desk}?handled=${encodeURIComponent(text('id'))}`,
    maxLength: 1_000,
  });
}
