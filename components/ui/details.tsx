import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { ChevronDownIcon } from './icons';

interface DetailsProps {
  readonly summary: ReactNode;
  readonly isOpen?: boolean;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something folded that an underlined text opens. */
export const TextDetails = ({ summary, isOpen = false, children, ...place }: DetailsProps) => (
  <details {...place} open={isOpen}>
    <summary className="w-fit cursor-pointer py-1 underline underline-offset-4">{summary}</summary>
    <div className="mt-3">{children}</div>
  </details>
);

/** A folded section under its heading. */
export const SectionDetails = ({ summary, isOpen = false, id, className, children }: DetailsProps) => (
  <details id={id} open={isOpen} className={classNames('group', className)}>
    <summary className="flex cursor-pointer items-center justify-between gap-4 py-1">
      <h2 className="text-lg font-semibold">{summary}</h2>
      <ChevronDownIcon className="size-5 shrink-0 group-open:rotate-180" />
    </summary>
    {children}
  </details>
);
