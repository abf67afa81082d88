import { MAX_NAME_LENGTH } from '@/lib/domain/accounts/name';
import type { InquiryFaultCode, InquiryFaults } from '@/lib/domain/inquiries/inquiries';
import { type Faults, MESSAGE_MAX } from '@/lib/domain/shared/form';
import { accountFaults } from '@/messages/accounts/account-faults';
import { inquiryFaults } from '@/messages/inquiries/inquiry-faults';
import { toText } from '@/messages/to-text';

const copy = { ...accountFaults, ...inquiryFaults };

/** One sentence per invalid field that says what to enter. */
export const inquiryFaultWords = (faults: InquiryFaults): Faults =>
  Object.fromEntries(Object.entries(faults).map(([field, { code }]) => [field, wordsOf(code)]));

const wordsOf = (code: InquiryFaultCode): string =>
  toText(copy[code], { limit: MAX_NAME_LENGTH, most: MESSAGE_MAX });
