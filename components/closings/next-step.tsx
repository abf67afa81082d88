import Link from 'next/link';
import type { ReactNode } from 'react';
import { TextDetails } from '@/components/ui/details';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { dueWords, endWords } from '@/lib/copy/closings/closing-words';
import { type ClosingState, cureEndsAt, isDone, isOverdue, sidesDue } from '@/lib/domain/closings/closing';
import { optionsOf } from '@/lib/domain/closings/closing-options';
import { isOpenStatus, otherSide, type Side, type Step, stepOf } from '@/lib/domain/closings/closing-steps';
import { ownSteps } from '@/lib/domain/closings/views/closing-stages';
import { formatDay } from '@/lib/format';
import { routes } from '@/lib/routes';
import { nextStep as copy } from '@/messages/closings/next-step';
import { sideWords } from '@/messages/closings/side-words';
import type { RoomProps } from './closing-room';
import { Deadline } from './deadline';
import { EscrowWarning, StepTask, taskTitle } from './step-task';
import { Succession, successionTitle } from './succession-panel';

interface NextStepProps extends RoomProps {
  /** Why the last contract was refused. */
  readonly problem?: string | null;
}

/** What this side does next, with its form; else whom it waits for, or how the sale ended. */
export function NextStep({ room, now, problem = null }: NextStepProps) {
  const { state, side } = room;
  if (state.end) return <Ended room={room} now={now} end={state.end} />;
  const own = side ? ownSteps(state, side) : { next: null, also: [] };
  if (side && own.next)
    return (
      <Card eyebrow={copy.yours} title={taskTitle(own.next, state)} isOwn>
        <DueLines state={state} now={now} />
        <StepTask room={room} now={now} step={own.next} side={side} problem={problem} isMain />
        <Also room={room} now={now} side={side} steps={own.also} />
      </Card>
    );
  return isOpenStatus(state.status) ? (
    <Waiting room={room} now={now} also={own.also} />
  ) : (
    <Finished room={room} />
  );
}

interface CardProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly isOwn?: boolean;
  readonly children: ReactNode;
}

const Card = ({ eyebrow, title, isOwn = false, children }: CardProps) => (
  <section
    id="next-step"
    aria-labelledby="next-step-title"
    className={`scroll-mt-4 rounded border-2 p-5 sm:p-6 ${isOwn ? 'border-primary' : 'border-line'}`}
  >
    <p className="text-sm font-medium text-text-muted">{eyebrow}</p>
    <h2 id="next-step-title" className="mt-0.5 text-heading font-semibold">
      {title}
    </h2>
    <div className="mt-3 space-y-4">{children}</div>
  </section>
);

/** The deadline, and what follows once it has passed. */
function DueLines({ state, now }: { readonly state: ClosingState; readonly now: number }) {
  const { dueAt } = state;
  const curedAt = cureEndsAt(state);
  if (dueAt === null) return null;
  const deadline = (at: number) => () => <Deadline at={at} now={now} />;
  if (!isOverdue(state, now)) return <p>{copy.due({ deadline: deadline(dueAt) })}</p>;
  return (
    <p className="font-medium text-danger">
      {copy.wasDue({ deadline: deadline(dueAt) })}{' '}
      {curedAt !== null && now <= curedAt ? copy.canBeCured({ deadline: deadline(curedAt) }) : copy.cureEnded}
    </p>
  );
}

interface AlsoProps extends RoomProps {
  readonly side: Side;
  readonly steps: readonly Step[];
}

/** Steps that this side may take now, but need not. */
const Also = ({ room, now, side, steps }: AlsoProps) =>
  steps.map((step) => (
    <TextDetails
      key={step.name}
      summary={copy.also({ task: taskTitle(step, room.state) })}
      className="border-t border-line pt-4"
    >
      <StepTask room={room} now={now} step={step} side={side} />
    </TextDetails>
  ));

function Waiting({ room, now, also }: RoomProps & { readonly also: readonly Step[] }) {
  const { state, side } = room;
  const due = sidesDue(state);
  const [first] = due;
  const task = dueWords(state);
  const hasOptions = side && optionsOf(state, side, now).mayDeclareDefault;
  return (
    <Card
      eyebrow={side ? copy.nothingDue : copy.status}
      title={copy.waiting({ side: due.length === 1 && first ? first : 'both' })}
    >
      <p>{side ? copy.theirTask({ task }) : copy.theirTaskStaff({ task })}</p>
      <DueLines state={state} now={now} />
      {hasOptions && (
        <p>
          <a href="#exits" className="text-link font-medium">
            {copy.yourOptions}
          </a>
        </p>
      )}
      {!side && state.status === 'AwaitingDeposit' && <EscrowWarning state={state} />}
      {side && <Also room={room} now={now} side={side} steps={also} />}
    </Card>
  );
}

/** Closed, with nothing left to confirm for this side. */
function Finished({ room: { state, side, disclosedFacts } }: Pick<RoomProps, 'room'>) {
  const isRecorded = isDone(state, stepOf('recorded'));
  const { judgment } = state;
  return (
    <Card eyebrow={copy.complete} title={isRecorded ? copy.recorded : copy.closed}>
      <p>{isRecorded ? copy.nothingLeft : copy.buyerRecords}</p>
      {side === 'buyer' && !judgment && disclosedFacts.length > 0 && (
        <a href="#facts" className="text-link">
          {copy.judgeListing}
        </a>
      )}
      {side === 'seller' && judgment && !judgment.answer && (
        <a href="#facts" className="text-link">
          {copy.answerJudgment}
        </a>
      )}
    </Card>
  );
}

type EndedProps = RoomProps & { readonly end: NonNullable<ClosingState['end']> };

function Ended({ room, now, end }: EndedProps) {
  const { state, side, closing } = room;
  const isBuyersDefault = end.kind === 'default' && end.side === 'buyer';
  const choice = isBuyersDefault && side !== 'buyer' ? state.succession : null;
  return (
    <Card
      eyebrow={copy.ended({ day: formatDay(end.at) })}
      title={choice ? successionTitle(choice) : copy.endedTitle}
      isOwn={choice?.stage === 'seller-chooses' && side === 'seller'}
    >
      <p className="max-w-prose break-words">
        {copy.reason({ reason: endWords(state) })}
        {end.kind === 'default' &&
          ` ${copy.wrote({ side: sideWords[otherSide(end.side)], reason: end.reason })}`}
      </p>
      <p className="max-w-prose">
        {copy.earnestMoney}
        {end.kind === 'default' && end.side === side && ` ${copy.defaultOnRecord}`}
      </p>
      {choice && <Succession room={room} now={now} succession={choice} />}
      {side === 'buyer' && <LinkButton href={routes.properties}>{copy.findHome}</LinkButton>}
      {side === 'seller' && !choice && (
        <>
          <p>{isBuyersDefault ? copy.noBackupBuyer : copy.canRelist}</p>
          <Link href={accountRoutes.listingsOf(closing.sellerId)} className="text-link">
            {copy.yourListings}
          </Link>
        </>
      )}
    </Card>
  );
}
