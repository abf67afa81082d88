import { InputField, TextareaField } from '@/components/ui/field';
import { MESSAGE_MAX } from '@/lib/domain/shared/form';
import type { FieldOf } from './inquiry-form';

export const NameField = ({ field }: { readonly field: FieldOf }) => (
  <InputField {...field('name')} label="Your name" autoComplete="name" maxLength={120} required />
);

export const MailField = ({ field }: { readonly field: FieldOf }) => (
  <InputField
    {...field('email')}
    label="E-mail"
    type="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
    required
  />
);

export const PhoneField = ({ field }: { readonly field: FieldOf }) => (
  <InputField {...field('phone')} label="US phone number" type="tel" autoComplete="tel" optional />
);

interface MessageFieldProps {
  readonly field: FieldOf;
  readonly label: string;
  readonly initial?: string;
  readonly rows?: number;
}

export const MessageField = ({ field, label, initial, rows = 6 }: MessageFieldProps) => (
  <TextareaField {...field('message', initial)} label={label} rows={rows} maxLength={MESSAGE_MAX} required />
);
