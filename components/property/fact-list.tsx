import type { ReactNode } from 'react';
import { factList as copy } from '@/messages/property/fact-list';

/** Facts in rows: label on the left, value on the right. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className="divide-y divide-line border-b border-line">{children}</dl>;
}

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
}

export function Fact({ term, children }: FactProps) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="text-text-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** Unknown facts are named, never left blank. */
export const Unknown = () => <strong className="font-semibold text-warning">{copy.unknown}</strong>;
