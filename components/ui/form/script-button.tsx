'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { useHydrated } from './use-hydrated';

/**
 * A button that does nothing without JavaScript: hidden without it, and disabled until a click would be
 * handled.
 */
export function ScriptButton({ className, disabled, ...rest }: ComponentProps<typeof Button>) {
  const isHydrated = useHydrated();
  return (
    <Button {...rest} className={classNames('needs-script', className)} disabled={disabled || !isHydrated} />
  );
}
