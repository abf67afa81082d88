'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useTransition } from 'react';

interface CleanFormProps {
  readonly action: string;
  readonly id: string;
  /** Where the focus goes when the results have come. */
  readonly resultsId: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A GET form that works without JavaScript; with it, empty fields stay out of the address and nothing reloads. */
export function CleanForm({ action, id, resultsId, className, children }: CleanFormProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  useEffect(() => {
    if (sessionStorage.getItem(submitted) !== id) return;
    sessionStorage.removeItem(submitted);
    document.getElementById(resultsId)?.focus();
  }, [id, resultsId]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim()) params.append(name, value.trim());
    sessionStorage.setItem(submitted, id);
    startTransition(() => router.push(params.size > 0 ? `${action}?${params}` : action));
  };

  return (
    <form id={id} action={action} onSubmit={onSubmit} aria-busy={isPending} className={className}>
      {children}
    </form>
  );
}

/** The form is made anew for each search, so who has just searched is remembered outside it. */
const submitted = 'submitted-form';
