import { Money } from '@/components/ui/money';
import { Notice } from '@/components/ui/notice';
import { type ClosingState, cureEndsAt, isOverdue } from '@/lib/domain/closings/closing';
import { isOpenStatus, otherSide } from '@/lib/domain/closings/closing-steps';
import {
  cameFromWords,
  dueSteps,
  endWords,
  sideWords,
  stepTitles,
  turnWords,
} from '@/lib/domain/closings/views/closing-copy';
import { formatDay } from '@/lib/format';
import { turnPanel as copy } from '@/messages/closings/turn-panel';
import type { RoomProps } from './closing-room';
import { Deadline } from './deadline';

/** Status, whose turn it is, and the deadline. */
export function TurnPanel({ room, now }: RoomProps) {
  const { state, closing, side, buyerName, sellerName } = room;
  const own = side ? dueSteps(state, side) : [];
  const curedAt = cureEndsAt(state);
  const isLate = isOverdue(state, now);
  const due = isLate ? copy.due : copy.due2;
  return (
    <section aria-labelledby="turn" className="mt-6 max-w-4xl">
      <h2 id="turn" className="sr-only">
        {copy.status}
      </h2>
      {isOpenStatus(state.status) ? (
        <Notice tone={isLate ? 'error' : 'info'} title={turnWords(state, side)}>
          {state.dueAt !== null && <p>{due({ deadline: deadlineAt(state.dueAt, now) })}</p>}
          {isLate && curedAt !== null && now <= curedAt && (
            <p>{copy.canCuredAfter({ deadline: deadlineAt(curedAt, now) })}</p>
          )}
          {isLate && curedAt !== null && now > curedAt && <p>{copy.curePeriodEnded}</p>}
          {own.length > 0 && (
            <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
              {own.map((name) => (
                <a key={name} href={`#step-${name}`} className="text-link">
                  {copy.go({ stepTitles: stepTitles[name] })}
                </a>
              ))}
            </p>
          )}
          {side && own.length === 0 && curedAt !== null && now > curedAt && (
            <p className="mt-2">
              <a href="#ending" className="text-link">
                {copy.whatCanDo}
              </a>
            </p>
          )}
        </Notice>
      ) : (
        <Notice tone={state.status === 'Closed' ? 'success' : 'warning'} title={turnWords(state, side)}>
          {state.end && (
            <p>
              {formatDay(state.end.at)}: {endWords(state)}.
              {state.end.kind === 'default' &&
                ` ${copy.wrote({ side: sideWords[otherSide(state.end.side)], reason: state.end.reason })}`}
            </p>
          )}
        </Notice>
      )}
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-4">
        <Figure term={copy.price}>
          <Money cents={state.terms.priceCents} />
        </Figure>
        <Figure term={copy.earnestMoney}>
          <Money cents={state.terms.earnestMoneyCents} />
        </Figure>
        <Figure term={copy.closing}>{closingWords(state)}</Figure>
        <Figure term={cameFromWords[closing.cameFrom.kind]}>{formatDay(closing.openedAt)}</Figure>
        <Figure term={copy.buyer}>{buyerName}</Figure>
        <Figure term={copy.seller}>{sellerName}</Figure>
      </dl>
    </section>
  );
}

const deadlineAt = (at: number, now: number) => () => <Deadline at={at} now={now} />;

/** The agreed closing day, after any extension. */
function closingWords({ status, dueAt, terms: { closeBy, closingDays } }: ClosingState): string {
  const day = status === 'InClosing' && dueAt !== null ? dueAt : closeBy;
  return day === undefined
    ? copy.daysContractSigning({ closingDays })
    : copy.closingBy({ day: formatDay(day) });
}

function Figure({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-text-muted">{term}</dt>
      <dd className="mt-0.5 break-words font-semibold leading-snug">{children}</dd>
    </div>
  );
}
