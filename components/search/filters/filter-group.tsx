'use client';

import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons';
import { filterGroup as copy } from '@/messages/search/filter-group';

interface FilterGroupProps {
  readonly title: string;
  /** Number of its active filters; the group is open if there are any. */
  readonly active: number;
  readonly children: ReactNode;
}

/** Less used filters, collapsed by default. An island, so that a new search does not close them again. */
export function FilterGroup({ title, active, children }: FilterGroupProps) {
  const [isOpenAtFirst] = useState(active > 0);
  return (
    <details open={isOpenAtFirst} className="group/filters border-t border-line">
      <summary className="group-summary">
        {title}
        {active > 0 && (
          <span className="group-count">
            {copy.active({
              active,
              hidden: (children) => <span className="sr-only">{children}</span>,
            })}
          </span>
        )}
        <ChevronDownIcon className="ml-auto size-5 group-open/filters:rotate-180" />
      </summary>
      <div className="space-y-7 pb-6 pt-2">{children}</div>
    </details>
  );
}
