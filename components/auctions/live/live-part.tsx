'use client';

import type { ReactNode } from 'react';
import { type PartName, useBidSessionIfAny } from './auction-context';

interface LivePartProps {
  readonly name: PartName;
  /** The server's rendering. */
  readonly children?: ReactNode;
}

/** One part of an auction page: the server's rendering until there is a replacement. */
export function LivePart({ name, children }: LivePartProps) {
  const Part = useBidSessionIfAny()?.parts[name];
  return Part ? <Part /> : children;
}
