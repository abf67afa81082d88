'use server';

import { headers } from 'next/headers';
import {
  type InquiryFaults,
  parseContactMessage,
  parseListingInquiry,
  parseSaleInquiry,
} from '@/lib/domain/inquiries/inquiries';
import type { FormState, Typed } from '@/lib/domain/shared/form';
import type { Result } from '@/lib/domain/shared/result';
import { clock } from '@/lib/server/platform/clock';
import { answerEmail } from '@/lib/server/platform/http/answer-email';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import {
  type Sender,
  sendContactMessage,
  sendListingInquiry,
  sendSaleInquiry,
} from '@/lib/server/workflows/inquiries/contact';

export async function contactUs(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, parseContactMessage, sendContactMessage);
}

export async function offerProperty(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, parseSaleInquiry, sendSaleInquiry);
}

export async function askSeller(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, parseListingInquiry, sendListingInquiry);
}

async function answer<T>(
  form: FormData,
  parse: (typed: Typed) => Result<T, InquiryFaults>,
  send: (meant: T, sender: Sender) => Promise<Result<null, string>>,
): Promise<FormState> {
  const sender = { address: clientAddress({ headers: await headers() }), at: clock.now() };
  return answerEmail(form, parse, (meant) => send(meant, sender));
}
