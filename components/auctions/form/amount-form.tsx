'use client';

import { createContext, type ReactNode, type SyntheticEvent, useContext, useEffect, useRef } from 'react';
import { useAuctionPage, useBidSessionIfAny } from '@/components/auctions/live/auction-context';
import { MAXIMUM_PARAM } from '@/lib/routes';

/** What the parts of a bid form share. */
interface Amount {
  /** Of the field. */
  readonly id: string;
  readonly typed: string;
  readonly isFaulty: boolean;
  readonly onType: (typed: string) => void;
  /** For an amount taken from the next steps. */
  readonly onPick: (amount: string) => void;
  readonly onSubmit: () => void;
}

export const AmountContext = createContext<Amount | null>(null);

export function useAmount(): Amount {
  const amount = useContext(AmountContext);
  if (!amount) throw new Error('A bid form needs an AmountContext');
  return amount;
}

interface AuctionAmountProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The amount of the auction's page. */
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

/** What was typed before the page's code was there stays. */
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
  /** As it would be typed. */
  readonly amount: string;
  readonly children: ReactNode;
}

/** One of the next steps, to take instead of typing. */
export function StepButton({ amount, children }: StepButtonProps) {
  const { onPick } = useAmount();
  return (
    <button
      type="button"
      onClick={() => onPick(amount)}
      className="min-h-11 rounded border border-line px-1 text-sm font-medium tabular-nums hover:border-primary"
    >
      {children}
    </button>
  );
}
