'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from 'react';

interface BoardFormProps {
  readonly path: string;
  /** The search shown by the fields, as in the URL. */
  readonly currentSearch: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A GET form that works without JavaScript. With it, the page stays and empty fields stay out of the URL. */
export function BoardForm({ path, currentSearch, className, children }: BoardFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(currentSearch);
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  useEffect(() => {
    if (shown.current !== currentSearch) form.current?.reset();
    shown.current = currentSearch;
  }, [currentSearch]);

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
    );
    const search = new URLSearchParams(fields).toString();
    startTransition(() => router.push(search ? `${path}?${search}` : path, { scroll: false }));
  }

  return (
    <form ref={form} action={path} onSubmit={show} aria-busy={isPending} className={className}>
      {children}
    </form>
  );
}
