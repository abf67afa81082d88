import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import { classNames } from '@/components/ui/class-names';
import { AlertIcon, ChevronDownIcon } from '@/components/ui/icons';
import { CheckIcon } from '@/components/ui/page-icons';
import { form as copy } from '@/messages/site/form';

/** Props of every field: label above, error and help below. `id` links them. */
export interface FieldFrame {
  readonly id: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** Adds a note after the label. */
  readonly optional?: boolean;
}

type InputFieldProps = FieldFrame &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    /** Prefix inside the box: `$`. */
    readonly prefix?: string;
  };
type SelectFieldProps = FieldFrame & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>;

export function InputField({ label, help, error, optional, prefix, className, ...input }: InputFieldProps) {
  const frame = { id: input.id, label, help, error, optional: optional ?? false };
  return (
    <Field {...frame}>
      <div className="relative">
        {prefix && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-text-muted"
          >
            {prefix}
          </span>
        )}
        <input
          {...input}
          {...describedBy(frame)}
          className={classNames(fieldControl(error), 'h-12', prefix && 'pl-9', className)}
        />
      </div>
    </Field>
  );
}

export function SelectField({
  label,
  help,
  error,
  optional,
  className,
  children,
  ...select
}: SelectFieldProps) {
  const frame = { id: select.id, label, help, error, optional: optional ?? false };
  return (
    <Field {...frame}>
      <div className="relative">
        <select
          {...select}
          {...describedBy(frame)}
          className={classNames(fieldControl(error), 'h-12 appearance-none pr-10', className)}
        >
          {children}
        </select>
        {!select.multiple && (
          <ChevronDownIcon className="pointer-events-none absolute right-3 top-1/2 size-5 -translate-y-1/2" />
        )}
      </div>
    </Field>
  );
}

/** Checkbox with its label on the right; error and help below. */
export function CheckboxField({
  label,
  help,
  error,
  className,
  ...input
}: FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'>) {
  const frame = { id: input.id, label, help, error };
  return (
    <div className={className}>
      <label className="flex cursor-pointer gap-3 py-1 has-[:disabled]:cursor-not-allowed has-[:disabled]:text-text-muted">
        <span className="relative mt-0.5 size-5 shrink-0">
          <input
            {...input}
            {...describedBy(frame)}
            type="checkbox"
            className="peer size-5 cursor-pointer appearance-none rounded-[3px] border border-text-muted bg-surface checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:border-line disabled:bg-line forced-colors:appearance-auto"
          />
          <CheckIcon className="pointer-events-none absolute inset-0 hidden size-5 p-0.5 text-surface peer-checked:block peer-disabled:text-text-muted forced-colors:invisible" />
        </span>
        <span>{label}</span>
      </label>
      <FieldNotes {...frame} className="pl-8" />
    </div>
  );
}

/** The frame without a control, for other kinds of controls. */
export function Field({ children, optional, ...frame }: FieldFrame & { readonly children: ReactNode }) {
  return (
    <div>
      <label htmlFor={frame.id} className="mb-1.5 block text-sm font-medium">
        {frame.label}
        {optional && <span className="font-normal text-text-muted"> {copy.optional}</span>}
      </label>
      {children}
      <FieldNotes {...frame} />
    </div>
  );
}

type Noted = Pick<FieldFrame, 'id' | 'help' | 'error'>;

/** Error and help below a field. */
export function FieldNotes({
  id,
  help,
  error,
  className,
}: Noted & { readonly className?: string | undefined }) {
  return (
    <>
      {error && (
        <FieldError id={id} className={className}>
          {error}
        </FieldError>
      )}
      {help && (
        <p id={`${id}-help`} className={classNames('mt-1.5 text-sm text-text-muted', className)}>
          {help}
        </p>
      )}
    </>
  );
}

interface FieldErrorProps {
  /** Id of the field. */
  readonly id: string;
  readonly children: string;
  readonly className?: string | undefined;
}

export const FieldError = ({ id, children, className }: FieldErrorProps) => (
  <p
    id={`${id}-error`}
    className={classNames('mt-1.5 flex gap-1.5 text-sm font-medium text-danger', className)}
  >
    <AlertIcon className="mt-px size-[1.125rem] shrink-0" />
    {children}
  </p>
);

/** Style of a control. */
export const fieldControl = (error?: string): string =>
  classNames('control', error ? 'border-danger' : 'border-text-muted');

export const describedBy = (field: Noted) => ({
  'aria-invalid': field.error ? true : undefined,
  'aria-describedby': noteIds(field),
});

/** Value of `aria-describedby` for a field. */
export const noteIds = ({ id, help, error }: Noted): string | undefined =>
  [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
