'use client';

import { createContext, type ReactNode, type SyntheticEvent, useContext, useEffect, useRef } from 'react';
import { useAuctionPage, useBidSessionIfAny } from '@/components/auctions/live/auction-context';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { MAXIMUM_PARAM } from '@/lib/routes';

/** Props shared by the parts of a bid form. */
interface Amount {
  /** Id of the field. */
  readonly id: string;
  readonly typed: string;
  readonly isFaulty: boolean;
  readonly onType: (typed: string) => void;
  /** Called when a suggested amount is chosen. */
  readonly onPick: (amount: string) => void;
  readonly onSubmit: () => void;
}

export const AmountContext = createContext<Amount | null>(null);

export function useAmount(): Amount {
  const amount = useContext(AmountContext);
  if (!amount) throw new Error('No AmountContext');
  return amount;
}

interface AuctionAmountProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** Amount field of the auction page. */
export function AuctionAmount({ id, children }: AuctionAmountProps) {
  const { typed, setTyped, press } = useAuctionPage();
  const form = useBidSessionIfAny()?.form;
  const pick = (amount: string) => {
    form?.forgetFault();
    setTyped(amount);
  };
  return (
    <AmountContext
      value={{
        id,
        typed,
        isFaulty: Boolean(form?.fault),
        onType: setTyped,
        onPick: pick,
        onSubmit: () => press('review'),
      }}
    >
      {children}
    </AmountContext>
  );
}

export function AmountForm({ children }: { readonly children: ReactNode }) {
  const { onSubmit } = useAmount();
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form onSubmit={submit} noValidate className="needs-script">
      {children}
    </form>
  );
}

/** Keep what was typed before hydration. */
export function AmountInput({ className }: { readonly className: string }) {
  const { id, typed, isFaulty, onType } = useAmount();
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before the first render counts
  useEffect(() => {
    if (input.current?.value) onType(input.current.value);
  }, []);
  return (
    <input
      ref={input}
      id={id}
      name={MAXIMUM_PARAM}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="go"
      value={typed}
      onChange={(event) => onType(event.target.value)}
      aria-invalid={isFaulty || undefined}
      aria-describedby={isFaulty ? `${id}-error ${id}-help` : `${id}-help`}
      className={className}
    />
  );
}

interface StepButtonProps {
  /** Formatted as typed input. */
  readonly amount: string;
  readonly children: ReactNode;
}

/** A suggested amount to choose instead of typing. */
export function StepButton({ amount, children }: StepButtonProps) {
  const { onPick } = useAmount();
  const isHydrated = useHydrated();
  return (
    <button type="button" disabled={!isHydrated} onClick={() => onPick(amount)} className="bid-step">
      {children}
    </button>
  );
}
