'use client';

import type { ReactNode } from 'react';
import { type HomeUse, isUsed, toggleUse, useOfMyHomes } from '@/lib/client/favorites/my-homes';

interface UseButtonProps {
  readonly slug: string;
  readonly use: HomeUse;
  /** Says which home, where many stand side by side. */
  readonly label: string;
  readonly className: string;
  readonly children?: ReactNode;
}

/** The heart on a home, its hiding, its place in a comparison. Of no use without script, so not shown then. */
export function UseButton({ slug, use, label, className, children }: UseButtonProps) {
  const isPressed = useOfMyHomes((homes) => isUsed(homes, slug, use));
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={label}
      className={`needs-script ${className}`}
      onClick={() => toggleUse(slug, use)}
    >
      {children}
    </button>
  );
}
