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
    <div className="fact">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Unknown facts are named, never left blank. */
export const Unknown = () => <strong className="font-semibold text-warning">{copy.unknown}</strong>;
