'use client';

import { useActionState, useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import { type DecisionState, decide } from '@/lib/actions/decision';
import type { OpenDecision } from '@/lib/domain/auctions/commands/open-decision';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { DecisionRow } from './decision-row';

/** An open decision with the home it is about; `card` is null when visitors may no longer see it. */
export interface DecisionOfMine extends OpenDecision {
  readonly card: ListingCard | null;
}

/** What ended below a reserve and waits for this person. Works before the page's code has arrived. */
export function DecisionPanel({ decisions }: { readonly decisions: readonly DecisionOfMine[] }) {
  const [state, action, isBusy] = useActionState<DecisionState, FormData>(
    decide,
    { status: 'open' },
    routes.dashboard,
  );
  if (decisions.length === 0 && state.status === 'open') return null;
  return (
    <section aria-labelledby="decisions" className="mt-8 max-w-5xl">
      <h2 id="decisions" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        Waiting for your decision
      </h2>
      <Outcome state={state} />
      {decisions.length === 0 ? (
        <p className="py-5 text-text-muted">Nothing waits for you now.</p>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {decisions.map((decision) => (
            <DecisionRow
              key={`${decision.auctionId} ${decision.counterCents}`}
              decision={decision}
              state={state}
              action={action}
              isBusy={isBusy}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The row that was decided is gone, so what came of it is said here, and the focus goes along. */
function Outcome({ state }: { readonly state: DecisionState }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.status === 'done') place.current?.focus();
  }, [state]);
  if (state.status === 'open' || (state.status === 'refused' && state.wish === 'counter')) return null;
  return (
    <div ref={place} tabIndex={-1} className="my-4">
      {state.status === 'done' ? (
        <Notice tone="success" title={doneWords(state)} />
      ) : (
        <Notice tone="error" title="Nothing was decided">
          {state.message}
        </Notice>
      )}
    </div>
  );
}

function doneWords({ wish, priceCents }: Extract<DecisionState, { status: 'done' }>): string {
  const price = priceCents === null ? '' : formatMoney(priceCents);
  switch (wish) {
    case 'accept':
      return `You accepted. The home is sold for ${price}; the buyer is told.`;
    case 'counter':
      return `You asked for ${price}. The high bidder is told and has 24 hours to answer.`;
    case 'accept-counter':
      return `You accepted. You bought the home for ${price}; the seller is told.`;
    default:
      return 'You declined. Nothing was sold; the other side is told.';
  }
}
