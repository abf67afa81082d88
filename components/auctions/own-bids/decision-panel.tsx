'use client';

import { useEffect, useRef } from 'react';
import { useForm } from '@/components/ui/form/form';
import { Notice } from '@/components/ui/notice';
import { type DecisionState, decide } from '@/lib/actions/decision';
import type { OpenDecision } from '@/lib/domain/auctions/commands/open-decision';
import type { RowCard } from '@/lib/domain/listing-views/row-card';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { decisionPanel as copy } from '@/messages/auctions/decision-panel';
import { decisionCopy } from './decision-copy';
import { DecisionRow } from './decision-row';

/** An open below-reserve decision and its home. `card` is null when the home is no longer public. */
export interface OwnDecision extends OpenDecision {
  readonly card: Pick<RowCard, 'addressLines' | 'lot'> | null;
}

/** Auctions that ended below the reserve and wait for this person. */
export function DecisionPanel({ decisions }: { readonly decisions: readonly OwnDecision[] }) {
  const form = useForm(decide, routes.dashboard);
  const { answer } = form;
  if (decisions.length === 0 && answer.status === 'open') return null;
  return (
    <section aria-labelledby="decisions" className="mt-8 max-w-5xl">
      <h2 id="decisions" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.waitingDecision}
      </h2>
      <Outcome answer={answer} decisions={decisions} />
      {decisions.length === 0 ? (
        <p className="py-5 text-text-muted">{copy.nothingNeedsDecision}</p>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {decisions.map((decision) => (
            <DecisionRow
              key={`${decision.auctionId} ${decision.counterCents}`}
              decision={decision}
              form={form}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface OutcomeProps {
  readonly answer: ReturnType<typeof useForm<DecisionState>>['answer'];
  readonly decisions: readonly OwnDecision[];
}

/** Outcome of a decision whose row is gone; it takes the focus. Otherwise the row shows it. */
function Outcome({ answer, decisions }: OutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer.status === 'done') place.current?.focus();
  }, [answer]);
  if (answer.status === 'open') return null;
  if (answer.status === 'refused' && decisions.some(({ auctionId }) => auctionId === answer.typed.auctionId))
    return null;
  return (
    <div ref={place} tabIndex={-1} className="my-4">
      {answer.status === 'done' ? (
        <Notice tone="success" title={doneWords(answer)} />
      ) : (
        <Notice tone="error" title={decisionCopy.nothingDecided}>
          {answer.message}
        </Notice>
      )}
    </div>
  );
}

function doneWords({ action, priceCents }: Extract<DecisionState, { status: 'done' }>): string {
  const { done } = decisionCopy;
  const price = priceCents === null ? '' : formatMoney(priceCents);
  switch (action) {
    case 'accept':
      return done.accept(price);
    case 'counter':
      return done.counter(price);
    case 'accept-counter':
      return done.acceptCounter(price);
    default:
      return done.decline;
  }
}
