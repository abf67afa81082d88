'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { type HomeUse, isUsed, toggleUse, useOfMyHomes } from '@/lib/client/favorites/my-homes';

interface UseButtonProps {
  readonly slug: string;
  readonly use: HomeUse;
  /** Names the home when several buttons are side by side. */
  readonly label: string;
  readonly className: string;
  readonly children?: ReactNode;
}

/** Buttons to save, hide and compare a home. They need JavaScript, so they are hidden without it. */
export function UseButton({ slug, use, label, className, children }: UseButtonProps) {
  const isHydrated = useHydrated();
  const isPressed = useOfMyHomes((homes) => isUsed(homes, slug, use));
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={label}
      disabled={!isHydrated}
      className={`needs-script ${className}`}
      onClick={() => toggleUse(slug, use)}
    >
      {children}
    </button>
  );
}
