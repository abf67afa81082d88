import { Form, type FormProps } from '@/components/ui/form/form';
import type { Field } from '@/components/ui/form/form-field';
import { MESSAGE_MAX, TRAP_FIELD } from '@/lib/domain/shared/form';
import { inquiry as copy } from '@/messages/inquiries/inquiry';
import { person as personCopy } from '@/messages/inquiries/person';

const { name, email, phone } = personCopy;

export const nameField: Field = {
  name: 'name',
  label: name,
  control: 'text',
  autoComplete: 'name',
  maxLength: 120,
};
export const emailField: Field = { name: 'email', label: email, control: 'email' };
export const phoneField: Field = { name: 'phone', label: phone, control: 'tel', isOptional: true };
export const messageField = (label: string, rows: number): Field => ({
  name: 'message',
  label,
  control: 'textarea',
  rows,
  maxLength: MESSAGE_MAX,
});

/** A public form that becomes an email or a report. */
export const PublicForm = (form: FormProps) => (
  <Form variant="primary" {...form} busy={copy.busy} noValidate>
    {/* Honeypot field: hidden from people, filled in by bots. */}
    <div hidden>
      <label>
        {copy.trap}
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  </Form>
);
