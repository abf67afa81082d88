import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the page. The section navigation links to its id. */
export function DetailSection({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="detail-section">
      <h2 id={`${id}-title`} className="mb-3 border-t-2 border-primary pt-3 text-heading font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function SubSection({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-6">
      <h3 id={`${id}-title`} className="mb-1.5 font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface FoldProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Text behind its own headline. Printing shows it. */
export const Fold = ({ summary, children, className = '' }: FoldProps) => (
  <details className={`fold ${className}`}>
    <summary>{summary}</summary>
    <div className="pb-3 pt-1">{children}</div>
  </details>
);
