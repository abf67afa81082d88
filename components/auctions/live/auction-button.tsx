'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { type ButtonName, useAuctionPage, useBidSessionIfAny } from './auction-context';

interface AuctionButtonProps extends Omit<ComponentProps<typeof Button>, 'name' | 'onClick'> {
  readonly name: ButtonName;
  /** Not shown before there is a reason. */
  readonly isHidden?: boolean;
}

/** A button of an auction's page. It stays the same element while its words follow the auction. */
export function AuctionButton({ name, isHidden = false, children, ...look }: AuctionButtonProps) {
  const { press } = useAuctionPage();
  const session = useBidSessionIfAny();
  const state = session?.buttons[name];
  if (session ? !state : isHidden) return null;

  function onClick(event: MouseEvent) {
    event.preventDefault();
    if (!state?.isBusy) press(name);
  }

  return (
    <Button {...look} aria-disabled={state?.isBusy} onClick={onClick}>
      {state?.label ?? children}
    </Button>
  );
}
