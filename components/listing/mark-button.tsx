'use client';

import type { ReactNode } from 'react';
import { markOn, toggleMark, useMyHomes } from '@/lib/client/my-homes';
import type { MarkKind } from '@/lib/domain/listing/home-marks';

interface MarkButtonProps {
  readonly slug: string;
  readonly kind: MarkKind;
  /** Says which home, where many stand side by side. */
  readonly label: string;
  readonly className: string;
  readonly children?: ReactNode;
}

/** A heart on a home, or its hiding, and the same button takes it away again. Of no use without script, so not shown then. */
export function MarkButton({ slug, kind, label, className, children }: MarkButtonProps) {
  const isPressed = markOn(useMyHomes(), slug) === kind;
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={label}
      className={`needs-script ${className}`}
      onClick={() => toggleMark(slug, kind)}
    >
      {children}
    </button>
  );
}
