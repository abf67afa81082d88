'use client';

import { useEffect } from 'react';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { reviewFlow as copy } from '@/messages/desk/review-flow';
import { useStoredSwitch } from './use-stored-switch';

const storageKey = 'review-keys';

/**
 * Follows the link whose key was pressed; a link to a part of the page, and a form, get the focus. Escape leaves a
 * field, so that the keys work again. A switch turns the keys off, because single keys disturb people who
 * dictate (WCAG 2.1.4).
 */
export function ReviewKeys() {
  const isHydrated = useHydrated();
  const [isOn, setOn] = useStoredSwitch(storageKey);
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', followKey);
    return () => document.removeEventListener('keydown', followKey);
  }, [isOn]);
  if (!isHydrated) return null;
  return (
    <label className="flex w-fit items-center gap-2 text-sm text-text-muted">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
        className="size-4 accent-primary"
      />
      {copy.keys}
    </label>
  );
}

function followKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event.target)) {
    if (event.key === 'Escape' && !event.isComposing) event.target.blur();
    return;
  }
  if (!/^[a-z]$/i.test(event.key)) return;
  const step = document.querySelector<HTMLElement>(`[data-key="${event.key.toLowerCase()}"]`);
  if (!step) return;
  event.preventDefault();
  if (!(step instanceof HTMLAnchorElement)) {
    step.querySelector('button')?.focus();
    return;
  }
  const [path, part] = step.href.split('#');
  const target = part !== undefined && path === location.href.split('#')[0] && document.getElementById(part);
  if (target) focusPart(target);
  else step.click();
}

/** The first control of a part, or the part; what hides it is opened. */
function focusPart(part: HTMLElement): void {
  const fold = part.closest('details');
  if (fold) fold.open = true;
  (part.querySelector<HTMLElement>('button, a[href]') ?? part).focus();
}

const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');
