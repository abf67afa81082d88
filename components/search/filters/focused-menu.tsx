'use client';

import { useEffect, useRef } from 'react';

/** Moves the focus to its menu, if the link that it replaces had it. */
export function FocusedMenu() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body)
      place.current?.closest('details')?.querySelector('summary')?.focus();
  }, []);
  return <span ref={place} hidden />;
}
