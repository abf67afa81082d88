'use client';

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
          <a href={href} className="index-line min-h-8 py-1">
            <span>{name}</span>
            <b aria-hidden="true" className={count === 0 ? 'font-normal text-text-muted' : undefined}>
              {formatCount(count)}
            </b>
            <span className="sr-only">{copy.propertiesSale({ count })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
