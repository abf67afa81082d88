'use client';

import { useRouter } from 'next/navigation';
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useTransition,
} from 'react';
import { useProgressWhile } from '@/lib/client/page/progress';
import { AROUND_PARAM, READ_PARAM, WITHIN_PARAM } from '@/lib/domain/search/query/typed-text';
import { routes } from '@/lib/routes';
import { closeMenus, watchMenus } from './filter-menus';

interface CleanFormProps {
  readonly id: string;
  /** The search shown by the fields, as in the URL. */
  readonly currentSearch: string;
  /** Focus target after the results of a submitted form load. */
  readonly resultsId: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A GET form that works without JavaScript. With it, a choice applies at once and the focus stays. Empty
 * fields stay out of the URL.
 */
export function CleanForm({ id, currentSearch, resultsId, className, children }: CleanFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const wasSubmitted = useRef(false);
  const before = useRef(currentSearch);
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  useProgressWhile(isPending);

  const apply = useCallback(() => {
    if (form.current) {
      const href = hrefOf(new FormData(form.current));
      startTransition(() => router.push(href, { scroll: false }));
    }
  }, [router]);

  useEffect(() => {
    const element = form.current;
    const onChange = ({ target }: Event) => {
      // Typed text is parsed on submit.
      if (!(target instanceof HTMLInputElement && target.name === 'q')) apply();
    };
    const stopWatching = element && watchMenus(element);
    element?.addEventListener('change', onChange);
    if (element && hasChoice(element)) apply();
    return () => {
      element?.removeEventListener('change', onChange);
      stopWatching?.();
    };
  }, [apply]);

  // Together with the new results: a choice made right after they show must not be reset.
  useLayoutEffect(() => {
    if (isPending) return;
    if (wasSubmitted.current) document.getElementById(resultsId)?.focus();
    wasSubmitted.current = false;
    if (before.current !== currentSearch && form.current) showDefaults(form.current);
    before.current = currentSearch;
  }, [isPending, currentSearch, resultsId]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    wasSubmitted.current = true;
    closeMenus();
    apply();
  };

  return (
    <form
      ref={form}
      id={id}
      action={routes.search}
      autoComplete="off"
      onSubmit={onSubmit}
      aria-busy={isPending}
      className={className}
    >
      {children}
    </form>
  );
}

/** A box was checked, or an order chosen, before hydration. */
const hasChoice = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? field.value !== field.dataset.value
      : field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  );

/** If text was typed, goes through the server that parses it. */
function hrefOf(data: FormData): string {
  const params = new URLSearchParams();
  for (const [name, value] of data)
    if (typeof value === 'string' && value.trim()) params.append(name, value.trim());
  const isRead = params.get('q') === params.get(READ_PARAM) && !params.has(AROUND_PARAM);
  if (isRead) for (const name of [READ_PARAM, WITHIN_PARAM]) params.delete(name);
  const path = isRead ? routes.properties : routes.search;
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Resets the fields to the search, except the one being edited. */
function showDefaults(form: HTMLFormElement): void {
  const { activeElement } = document;
  const isTyping = activeElement instanceof HTMLInputElement && activeElement.form === form;
  const typed = isTyping && activeElement.selectionStart !== null ? activeElement.value : null;
  form.reset();
  // React does not keep the default option of a select current.
  for (const select of form.querySelectorAll('select')) select.value = select.dataset.value ?? '';
  if (isTyping && typed !== null) activeElement.value = typed;
}
