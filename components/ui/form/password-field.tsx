'use client';

import { type ComponentProps, useState } from 'react';
import { form as copy } from '@/messages/site/form';
import { InputField } from './field';
import { useHydrated } from './use-hydrated';

/** Can reveal the typed text, so that nobody has to type it twice. */
export function PasswordField(field: ComponentProps<typeof InputField>) {
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <div className="relative">
      <InputField
        {...field}
        type={isShown ? 'text' : 'password'}
        className="pr-20"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        disabled={!isHydrated}
        aria-pressed={isShown}
        aria-controls={field.id}
        aria-label={isShown ? copy.hidePassword : copy.showPassword}
        onClick={() => setIsShown(!isShown)}
        className="needs-script absolute right-1 top-[1.6875rem] h-11 rounded px-3 text-sm font-medium underline underline-offset-4"
      >
        {isShown ? copy.hide : copy.show}
      </button>
    </div>
  );
}
