'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useOfferAction } from './use-offer-action';

/** The form of a counter-offer behind its button; open again where it was refused. */
export function CounterStep({ page, children }: { readonly page: string; readonly children: ReactNode }) {
  const { isRefused } = useOfferAction('counter', page);
  return (
    <details name="answer" open={isRefused} className="sm:open:basis-full">
      <summary className={buttonClass('secondary', 'medium', 'w-full cursor-pointer sm:w-40')}>
        Counter
      </summary>
      <div className="mt-3 border-l-4 border-primary py-2 pl-4">{children}</div>
    </details>
  );
}
