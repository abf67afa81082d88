'use client';

import { askSeller } from '@/lib/actions/contact';
import { routes } from '@/lib/routes';
import { LetterForm } from './inquiry-form';
import { MailField, MessageField, NameField, PhoneField } from './person-fields';

const question =
  'I am interested in this property. When could I see it, and which documents can you send me?';

interface InquiryFormProps {
  readonly listingKey: string;
  readonly slug: string;
}

/** The question to the seller of a home with a fixed price. It goes to the seller's mail, which is shown to nobody. */
export function InquiryForm({ listingKey, slug }: InquiryFormProps) {
  return (
    <section aria-labelledby="inquiry">
      <h2 id="inquiry" className="mb-1 text-heading font-semibold">
        Ask the seller
      </h2>
      <p className="mb-4 text-sm text-text-muted">The seller answers you directly. Asking binds nobody.</p>
      <LetterForm
        id="inquiry"
        action={askSeller}
        page={routes.property(slug)}
        submit="Send to the seller"
        variant="secondary"
        sent={{
          title: 'Your question is on its way to the seller',
          text: 'The seller answers you directly, at the e-mail address or phone number you gave.',
        }}
      >
        {(field) => (
          <>
            <input type="hidden" name="listingKey" value={listingKey} />
            <NameField field={field} />
            <MailField field={field} />
            <PhoneField field={field} />
            <MessageField field={field} label="Your question" initial={question} rows={4} />
          </>
        )}
      </LetterForm>
    </section>
  );
}
