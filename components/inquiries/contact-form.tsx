'use client';

import { contactUs } from '@/lib/actions/contact/contact';
import { contactTopics } from '@/lib/domain/shared/form';
import { routes } from '@/lib/routes';
import { contact as copy } from '@/messages/inquiries/contact';
import { contactTopicLabels } from '@/messages/inquiries/contact-topic-labels';
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
        label: copy.topic,
        control: 'select',
        empty: copy.topicEmpty,
        choices: contactTopics.map((value) => ({ value, label: contactTopicLabels[value] })),
      },
      messageField(copy.message, 6),
    ]}
    submit={copy.submit}
    done={copy.done}
  />
);
