'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { mobileMenu as copy } from '@/messages/site/mobile-menu';

/** A menu that opens without JavaScript. With it, a link, Escape or an outside click closes it. */
export function MobileMenu({ children }: { readonly children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      summary.current?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || summary.current?.contains(target)) return;
      if (target.closest('a') || !details.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);

  return (
    <details ref={details} className="group -mr-2.5 md:hidden">
      <summary ref={summary} className="flex size-12 items-center justify-center rounded text-surface">
        <MenuIcon className="size-7 group-open:hidden" />
        <CloseIcon className="hidden size-7 group-open:block" />
        <span className="sr-only">{copy.menu}</span>
      </summary>
      <div className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-80px)] overflow-y-auto border-t border-text-muted bg-primary">
        {children}
      </div>
    </details>
  );
}
