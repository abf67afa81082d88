'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { type ButtonName, useAuctionPage, useBidSessionIfAny } from './auction-context';

interface AuctionButtonProps extends Omit<ComponentProps<typeof Button>, 'name' | 'onClick'> {
  readonly name: ButtonName;
  /** Hidden until there is a reason to show it. */
  readonly isHidden?: boolean;
}

/**
 * A button on the auction page, disabled until a click would be handled. The element stays the same while its
 * label follows the auction.
 */
export function AuctionButton({ name, isHidden = false, children, ...look }: AuctionButtonProps) {
  const { press } = useAuctionPage();
  const session = useBidSessionIfAny();
  const state = session?.buttons[name];
  const isHydrated = useHydrated();
  if (session ? !state : isHidden) return null;

  function onClick(event: MouseEvent) {
    event.preventDefault();
    if (!state?.isBusy) press(name);
  }

  return (
    <Button {...look} disabled={!isHydrated} aria-disabled={state?.isBusy} onClick={onClick}>
      {state?.label ?? children}
    </Button>
  );
}
