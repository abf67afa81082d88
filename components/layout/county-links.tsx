'use client';

import { routes } from '@/lib/routes';

/** Plain links with names by slug. An island, so that the 62 links are sent as text instead of elements. */
export function CountyLinks({ names }: { readonly names: Readonly<Record<string, string>> }) {
  return Object.entries(names).map(([slug, name]) => (
    <li key={slug}>
      <a href={routes.county(slug)}>{name}</a>
    </li>
  ));
}
