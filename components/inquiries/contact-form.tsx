'use client';

import { contactUs } from '@/lib/actions/contact';
import { contactTopicLabels, contactTopics } from '@/lib/domain/shared/form';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/inquiries';
import { emailField, messageField, nameField, PublicForm } from './public-form';

export const ContactForm = () => (
  <PublicForm
    id="contact"
    action={contactUs}
    page={routes.contact}
    fields={[
      nameField,
      emailField,
      {
        name: 'topic',
        label: copy.contact.topic,
        control: 'select',
        empty: copy.contact.topicEmpty,
        choices: contactTopics.map((value) => ({ value, label: contactTopicLabels[value] })),
      },
      messageField(copy.contact.message, 6),
    ]}
    submit={copy.contact.submit}
    done={copy.contact.done}
  />
);
