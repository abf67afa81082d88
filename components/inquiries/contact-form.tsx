'use client';

import { SelectField } from '@/components/ui/field';
import { contactUs } from '@/lib/actions/contact';
import { contactTopicLabels, contactTopics } from '@/lib/domain/shared/form';
import { routes } from '@/lib/routes';
import { LetterForm } from './inquiry-form';
import { MailField, MessageField, NameField } from './person-fields';

export function ContactForm() {
  return (
    <LetterForm
      id="contact"
      action={contactUs}
      page={routes.contact}
      submit="Send"
      className="max-w-xl"
      sent={{
        title: 'Your message is sent',
        text: 'We answer by e-mail, to the address you gave.',
      }}
    >
      {(field) => (
        <>
          <NameField field={field} />
          <MailField field={field} />
          <SelectField {...field('topic', '')} label="What is it about?" required>
            <option value="">Choose a topic</option>
            {contactTopics.map((topic) => (
              <option key={topic} value={topic}>
                {contactTopicLabels[topic]}
              </option>
            ))}
          </SelectField>
          <MessageField field={field} label="Your message" />
        </>
      )}
    </LetterForm>
  );
}
