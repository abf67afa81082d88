'use client';

import { type ReactElement, useRef, useState } from 'react';
import { HydrateOnUse } from '@/components/layout/hydrate-on-use';

interface CardItemsProps {
  readonly className: string;
  /** How many of the first are at work at once; the others once the first of them comes near the window. */
  readonly atOnce: number;
  readonly children: readonly ReactElement[];
}

export function CardItems({ className, atOnce, children }: CardItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [first] = useState(() => children.slice(0, atOnce).map(({ key }) => key));
  // None may cross from one part to the other when one before it goes: it would be made anew.
  const others = children.findIndex(({ key }) => !first.includes(key));
  const end = others < 0 ? children.length : others;
  return (
    <ul ref={list} className={className}>
      {children.slice(0, end)}
      <HydrateOnUse near={() => list.current?.children[atOnce]}>{children.slice(end)}</HydrateOnUse>
    </ul>
  );
}
