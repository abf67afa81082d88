import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { endWords, turnWords } from '@/lib/copy/closings/closing-words';
import { type ClosingState, choiceOf, sidesDue } from '@/lib/domain/closings/closing';
import type { Side } from '@/lib/domain/closings/closing-steps';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import { formatDay, formatMoney } from '@/lib/format';
import { closingRow as copy } from '@/messages/closings/closing-row';
import { ClosingStatusBadge } from './closing-status';
import { Deadline } from './deadline';

interface ClosingRowProps {
  readonly closing: Closing;
  /** Side of the viewer. */
  readonly side: Side;
  readonly now: number;
}

/** One closing: the home, status, whose turn it is and until when, or the outcome. */
export function ClosingRow({ closing, side, now }: ClosingRowProps) {
  const state = replayClosing(closing.events);
  return (
    <li className="gap-x-8 py-5 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0">
        <ClosingStatusBadge state={state} now={now} />
        <p className="mt-2 text-lg font-semibold leading-snug">
          <Link href={accountRoutes.sale(closing.saleId)} className="break-words hover:underline">
            {closing.place}
          </Link>
        </p>
        <p className="mt-1 text-text-muted">
          {copy.sold({
            price: formatMoney(state.terms.priceCents),
            openedAt: formatDay(closing.openedAt),
          })}
        </p>
      </div>
      <StatusLine state={state} side={side} now={now} />
    </li>
  );
}

function StatusLine({
  state,
  side,
  now,
}: {
  readonly state: ClosingState;
  readonly side: Side;
  readonly now: number;
}) {
  const { end } = state;
  const choice = choiceOf(state, side);
  if (end && !choice)
    return (
      <p className="mt-2 text-text-muted">
        {formatDay(end.at)}: {endWords(state)}
      </p>
    );
  const dueAt = choice?.dueAt ?? state.dueAt;
  if (dueAt === null) return null;
  const isOwn = choice !== null || sidesDue(state).includes(side);
  const due = now > dueAt ? copy.due : copy.dueBy;
  return (
    <p className="mt-2">
      <span className={`block ${isOwn ? 'font-semibold' : ''}`}>
        {choice ? copy.nextStepOffer : turnWords(state, side)}
      </span>
      {due({ deadline: () => <Deadline at={dueAt} now={now} /> })}
    </p>
  );
}
