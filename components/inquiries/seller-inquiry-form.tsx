'use client';

import { askSeller } from '@/lib/actions/contact/contact';
import { routes } from '@/lib/routes';
import { sellerInquiry as copy } from '@/messages/inquiries/seller-inquiry';
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
      {copy.title}
    </h2>
    <p className="mb-4 text-sm text-text-muted">{copy.text}</p>
    <PublicForm
      id="inquiry"
      action={askSeller}
      page={routes.property(slug)}
      hidden={{ listingKey }}
      fields={[nameField, emailField, phoneField, messageField(copy.message, 4)]}
      values={{ message: copy.question }}
      submit={copy.submit}
      variant="secondary"
      done={copy.done}
    />
  </section>
);
