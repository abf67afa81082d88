'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import type { SiteLink } from './site-links';

interface LinkListProps {
  readonly links: readonly SiteLink[];
  readonly linkClass: string;
  /** Text after each label. */
  readonly mark?: ReactNode;
}

/** Items of a list of links. An island, so that they are sent as text instead of elements. */
export function LinkList({ links, linkClass, mark }: LinkListProps) {
  return links.map(({ href, label, isCurrent }) => (
    <li key={href}>
      <Link href={href} prefetch={false} aria-current={isCurrent ? 'true' : undefined} className={linkClass}>
        {label}
        {mark}
      </Link>
    </li>
  ));
}
