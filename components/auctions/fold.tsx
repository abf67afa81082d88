import type { ReactNode } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons';

interface FoldProps {
  readonly title: ReactNode;
  /** The essence, shown while folded too. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

/** A folded part of the auction panel. */
export const Fold = ({ title, summary, children }: FoldProps) => (
  <details className="group text-sm">
    <summary className="flex min-h-11 items-center justify-between gap-3 py-2">
      <span>
        <span className="block font-semibold">{title}</span>
        {summary && <span className="block text-text-muted">{summary}</span>}
      </span>
      <ChevronDownIcon className="size-5 shrink-0 group-open:rotate-180" />
    </summary>
    <div className="pb-3">{children}</div>
  </details>
);
