'use server';

import { headers } from 'next/headers';
import { type Faults, type FormAnswer, TRAP_FIELD, type Typed } from '@/lib/domain/inquiry/form';
import { parseContactMessage, parseListingInquiry, parseSaleInquiry } from '@/lib/domain/inquiry/inquiries';
import type { Result } from '@/lib/domain/result';
import { clientAddress } from '@/lib/server/api';
import { type Sender, sendContactMessage, sendListingInquiry, sendSaleInquiry } from '@/lib/server/contact';

export async function contactUs(_before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answer(form, parseContactMessage, sendContactMessage);
}

export async function offerProperty(_before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answer(form, parseSaleInquiry, sendSaleInquiry);
}

export async function askSeller(_before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answer(form, parseListingInquiry, sendListingInquiry);
}

async function answer<T>(
  form: FormData,
  parse: (typed: Typed) => Result<T, Faults>,
  send: (meant: T, sender: Sender) => Promise<Result<null, string>>,
): Promise<FormAnswer> {
  const typed = toTyped(form);
  if (typed[TRAP_FIELD]) return { status: 'sent' };
  const parsed = parse(typed);
  if (!parsed.ok) return { status: 'refused', faults: parsed.reason, typed };
  const sender = { address: clientAddress({ headers: await headers() }), at: Date.now() };
  const sent = await send(parsed.value, sender);
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
