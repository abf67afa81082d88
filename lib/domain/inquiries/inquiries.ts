import { z } from 'zod';
import type { AccountFault } from '@/lib/domain/accounts/account-fault';
import { emailFault, toEmail } from '@/lib/domain/accounts/credentials';
import { nameFault } from '@/lib/domain/accounts/name';
import { toUsPhone } from '@/lib/domain/accounts/phone';
import { sellerKinds } from '@/lib/domain/listings/vocabulary';
import { counties } from '@/lib/domain/locations/counties';
import { contactTopics, MESSAGE_MAX, reportReasons, type Typed } from '@/lib/domain/shared/form';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

const ownCodes = [
  'no-topic',
  'no-seller',
  'no-reason',
  'phone',
  'no-message',
  'long-message',
  'short-address',
  'long-address',
  'county',
  'no-listing',
] as const;
const nameAndEmailCodes = [
  'no-name',
  'too-long',
  'name-characters',
  'name-link',
  'no-email',
  'no-address',
] as const satisfies readonly AccountFault['code'][];
const codes = [...ownCodes, ...nameAndEmailCodes];
export type InquiryFaultCode = (typeof codes)[number] | AccountFault['code'];
/** What is wrong, by field. */
export type InquiryFaults = Readonly<Record<string, { readonly code: InquiryFaultCode }>>;

const name = field(nameCode, oneLine);
const email = field(emailCode, toEmail);
/** E.164, or null when left empty. */
const phone = field(phoneFault, (typed) => (typed.trim() ? toUsPhone(typed) : null));
/** Line breaks stay, as `\n`. */
const message = field(messageFault, toLines);
const propertyAddress = field(addressFault, oneLine);
const county = field(countyFault, (slug) => slug);

const contactSchema = z.object({
  name,
  email,
  topic: z.enum(contactTopics, 'no-topic'),
  message,
});
export type ContactMessage = z.output<typeof contactSchema>;

const saleInquirySchema = z.object({
  name,
  email,
  phone,
  propertyAddress,
  county,
  seller: z.enum(sellerKinds, 'no-seller'),
  message,
});
export type SaleInquiry = z.output<typeof saleInquirySchema>;

const listingInquirySchema = z.object({ name, email, phone, message, listingKey: z.string().min(1) });
export type ListingInquiry = z.output<typeof listingInquirySchema>;

const reportInquirySchema = z.object({
  listingKey: z.string().min(1).max(100),
  reason: z.enum(reportReasons, 'no-reason'),
  message,
  email: field(
    (typed) => (typed.trim() ? emailCode(typed) : null),
    (typed) => (typed.trim() ? toEmail(typed) : null),
  ),
});
export type ReportInquiry = z.output<typeof reportInquirySchema>;

/** Each parser returns the normalized input, or refuses with one code for every invalid field. */
export const parseContactMessage = parser(contactSchema);
export const parseSaleInquiry = parser(saleInquirySchema);
export const parseListingInquiry = parser(listingInquirySchema);
export const parseReport = parser(reportInquirySchema);

function parser<T>(schema: z.ZodType<T>) {
  return (typed: Typed): Result<T, InquiryFaults> => {
    const parsed = schema.safeParse(typed);
    if (parsed.success) return ok(parsed.data);
    const faults = parsed.error.issues.map(({ path, message: code }) => [
      path.join('.'),
      { code: codes.find((each) => each === code) ?? 'no-listing' },
    ]);
    return refuse(Object.fromEntries(faults));
  };
}

/** A field that is valid when `toFault` returns null. A missing field counts as empty. */
function field<T>(toFault: (typed: string) => InquiryFaultCode | null, toValue: (typed: string) => T) {
  return z
    .string()
    .default('')
    .transform((typed, context) => {
      const fault = toFault(typed);
      if (fault === null) return toValue(typed);
      context.addIssue(fault);
      return z.NEVER;
    });
}

function phoneFault(typed: string): InquiryFaultCode | null {
  if (!typed.trim() || toUsPhone(typed)) return null;
  return 'phone';
}

function messageFault(typed: string): InquiryFaultCode | null {
  const { length } = toLines(typed);
  if (length === 0) return 'no-message';
  return length > MESSAGE_MAX ? 'long-message' : null;
}

function addressFault(typed: string): InquiryFaultCode | null {
  const address = oneLine(typed);
  if (address.length < 5) return 'short-address';
  return address.length > 200 ? 'long-address' : null;
}

function nameCode(typed: string): InquiryFaultCode | null {
  return nameFault(typed)?.code ?? null;
}

function emailCode(typed: string): InquiryFaultCode | null {
  return emailFault(typed)?.code ?? null;
}

function countyFault(slug: string): InquiryFaultCode | null {
  return counties.some((county) => county.slug === slug) ? null : 'county';
}

function toLines(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

function oneLine(typed: string): string {
  return typed.trim().replace(/[\s\p{Cc}]+/gu, ' ');
}
