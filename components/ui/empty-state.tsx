import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface EmptyStateProps {
  readonly title: string;
  /** What to do next, in one or two sentences. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
}

export function EmptyState({ title, children, actions, className }: EmptyStateProps) {
  return (
    <div className={classNames('border-y border-line py-12 sm:py-16', className)}>
      <h2 className="text-heading font-semibold">{title}</h2>
      <div className="mt-3 max-w-prose text-text-muted">{children}</div>
      {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
