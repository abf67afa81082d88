'use client';

import type { ReactNode } from 'react';
import { type PartName, useBidSessionIfAny } from './auction-context';

interface LivePartProps {
  readonly name: PartName;
  /** As the server renders it. */
  readonly children?: ReactNode;
}

/** One part of an auction's page: the server's rendering until there is something else to show. */
export function LivePart({ name, children }: LivePartProps) {
  const Part = useBidSessionIfAny()?.parts[name];
  return Part ? <Part /> : children;
}
