import type { ReactNode } from 'react';

interface DetailSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function DetailSection({ id, title, children }: DetailSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-2 border-t-2 border-primary pt-3 text-heading font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
