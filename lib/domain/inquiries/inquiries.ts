import { z } from 'zod';
import { emailFault, toEmail } from '@/lib/domain/accounts/credentials';
import { nameFault } from '@/lib/domain/accounts/name';
import { toUsPhone } from '@/lib/domain/accounts/phone';
import { sellerKinds } from '@/lib/domain/listings/vocabulary';
import { counties } from '@/lib/domain/locations/counties';
import { contactTopics, type Faults, MESSAGE_MAX, reportReasons, type Typed } from '@/lib/domain/shared/form';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

const name = field(nameFault, oneLine);
const email = field(emailFault, toEmail);
/** E.164, or null when left empty. */
const phone = field(phoneFault, (typed) => (typed.trim() ? toUsPhone(typed) : null));
/** Line breaks stay, as `\n`. */
const message = field(messageFault, toLines);
const propertyAddress = field(addressFault, oneLine);
const county = field(countyFault, (slug) => slug);

const contactSchema = z.object({
  name,
  email,
  topic: z.enum(contactTopics, 'Choose a topic.'),
  message,
});
export type ContactMessage = z.output<typeof contactSchema>;

const saleInquirySchema = z.object({
  name,
  email,
  phone,
  propertyAddress,
  county,
  seller: z.enum(sellerKinds, 'Choose who’s selling.'),
  message,
});
export type SaleInquiry = z.output<typeof saleInquirySchema>;

const listingInquirySchema = z.object({ name, email, phone, message, listingKey: z.string().min(1) });
export type ListingInquiry = z.output<typeof listingInquirySchema>;

const reportInquirySchema = z.object({
  listingKey: z.string().min(1).max(100),
  reason: z.enum(reportReasons, 'Choose what’s wrong.'),
  message,
  email: field(
    (typed) => (typed.trim() ? emailFault(typed) : null),
    (typed) => (typed.trim() ? toEmail(typed) : null),
  ),
});
export type ReportInquiry = z.output<typeof reportInquirySchema>;

/** Each parser returns the normalized input, or refuses with one sentence for every invalid field. */
export const parseContactMessage = parser(contactSchema);
export const parseSaleInquiry = parser(saleInquirySchema);
export const parseListingInquiry = parser(listingInquirySchema);
export const parseReport = parser(reportInquirySchema);

function parser<T>(schema: z.ZodType<T>) {
  return (typed: Typed): Result<T, Faults> => {
    const parsed = schema.safeParse(typed);
    if (parsed.success) return ok(parsed.data);
    const faults = parsed.error.issues.map(({ path, message: fault }) => [path.join('.'), fault]);
    return refuse(Object.fromEntries(faults));
  };
}

/** A field that is valid when `toFault` returns null. A missing field counts as empty. */
function field<T>(toFault: (typed: string) => string | null, toValue: (typed: string) => T) {
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

function phoneFault(typed: string): string | null {
  if (!typed.trim() || toUsPhone(typed)) return null;
  return 'Enter a US phone number, such as (212) 555-0142, or leave it empty.';
}

function messageFault(typed: string): string | null {
  const { length } = toLines(typed);
  if (length === 0) return 'Enter a message.';
  return length > MESSAGE_MAX ? `Use at most ${MESSAGE_MAX} characters.` : null;
}

function addressFault(typed: string): string | null {
  const address = oneLine(typed);
  if (address.length < 5) return 'Enter the street address and town.';
  return address.length > 200 ? 'Use at most 200 characters.' : null;
}

function countyFault(slug: string): string | null {
  return counties.some((county) => county.slug === slug) ? null : 'Choose the property’s county.';
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
