'use client';

import { classNames } from '@/components/ui/class-names';
import type { LocationLink } from '@/lib/domain/location-pages/location-page';
import { formatCount } from '@/lib/format';
import { countedLinks as copy } from '@/messages/locations/counted-links';

/**
 * Links like a newspaper index, with a number at the end of a dotted line. An island, so that they are sent
 * as text.
 */
export function CountedLinks({ links }: { readonly links: readonly LocationLink[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 md:grid-cols-3">
      {links.map(({ name, href, count }) => (
        <li key={href}>
          <a href={href} className="group flex min-h-8 items-baseline gap-1.5 py-1">
            <span className="underline-offset-4 group-hover:underline">{name}</span>
            <span aria-hidden="true" className="min-w-4 flex-1 border-b border-dotted border-text-muted" />
            <span className={classNames('tabular-nums', count === 0 ? 'text-text-muted' : 'font-semibold')}>
              <span aria-hidden="true">{formatCount(count)}</span>
              <span className="sr-only">{copy.propertiesSale({ count })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
