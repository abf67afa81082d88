import { type InputHTMLAttributes, useState } from 'react';
import { InputField } from '@/components/ui/field';

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'prefix'> {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
}

/** Shows on request what is typed, so that nobody has to type it twice. */
export function PasswordField({ className = '', ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <InputField
        {...field}
        type={isShown ? 'text' : 'password'}
        className={`pr-20 ${className}`}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-controls={field.id}
        onClick={() => setIsShown(!isShown)}
        className="absolute right-1 top-[1.6875rem] h-11 rounded px-3 text-sm font-medium underline underline-offset-4"
      >
        {isShown ? 'Hide' : 'Show'}
        <span className="sr-only"> password</span>
      </button>
    </div>
  );
}
