'use client';

import { askSeller } from '@/lib/actions/contact';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/inquiries';
import { emailField, messageField, nameField, PublicForm, phoneField } from './public-form';

interface InquiryFormProps {
  readonly listingKey: string;
  readonly slug: string;
}

/**
 * Question to the seller of a fixed-price home. It goes to the seller's email address, which is never shown.
 */
export const InquiryForm = ({ listingKey, slug }: InquiryFormProps) => (
  <section aria-labelledby="inquiry">
    <h2 id="inquiry" className="mb-1 text-heading font-semibold">
      {copy.sellerInquiry.title}
    </h2>
    <p className="mb-4 text-sm text-text-muted">{copy.sellerInquiry.text}</p>
    <PublicForm
      id="inquiry"
      action={askSeller}
      page={routes.property(slug)}
      hidden={{ listingKey }}
      fields={[nameField, emailField, phoneField, messageField(copy.sellerInquiry.message, 4)]}
      values={{ message: copy.sellerInquiry.question }}
      submit={copy.sellerInquiry.submit}
      variant="secondary"
      done={copy.sellerInquiry.done}
    />
  </section>
);
