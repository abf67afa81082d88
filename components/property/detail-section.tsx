import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the page. The section navigation links to its id. */
export const DetailSection = ({ id, title, children }: SectionProps) => (
  <section id={id} aria-label={title} className="detail-section">
    <h2>{title}</h2>
    {children}
  </section>
);

interface SubSectionProps extends SectionProps {
  /** The title is on the same line as the text. */
  readonly isShort?: boolean;
}

export const SubSection = ({ id, title, isShort = false, children }: SubSectionProps) => (
  <section id={id} aria-label={title} className={isShort ? 'sub-section short' : 'sub-section'}>
    <h3>{title}</h3>
    {children}
  </section>
);

interface FoldProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** Text behind its own headline. Printing shows it. */
export const Fold = ({ summary, children }: FoldProps) => (
  <details className="fold">
    <summary>{summary}</summary>
    {children}
  </details>
);
