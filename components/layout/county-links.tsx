'use client';

import { routes } from '@/lib/routes';

/** Plain links, their names by slug. An island, so that 62 of them cross to the browser as words. */
export function CountyLinks({ names }: { readonly names: Readonly<Record<string, string>> }) {
  return Object.entries(names).map(([slug, name]) => (
    <li key={slug}>
      <a href={routes.county(slug)}>{name}</a>
    </li>
  ));
}
