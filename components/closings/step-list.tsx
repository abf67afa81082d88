import type { ReactNode } from 'react';
import { CheckIcon } from '@/components/ui/page-icons';
import { type ClosingState, confirmationOf, isDone, isOpenTo } from '@/lib/domain/closings/closing';
import type { EscrowAgent } from '@/lib/domain/closings/closing-schema';
import { isOpenStatus, type Side, type Step, sides, steps } from '@/lib/domain/closings/closing-steps';
import { sideWords, stepTitles, stepWords } from '@/lib/domain/closings/views/closing-copy';
import { taxFormsOf } from '@/lib/domain/closings/views/tax-forms';
import { formatMoment, formatMoney } from '@/lib/format';
import { stepList as copy } from '@/messages/closings/step-list';
import type { RoomProps } from './closing-room';
import { StepForm } from './step-form';

/** Every step of a New York closing: who confirmed it and when, and the form for this side's current step. */
export function StepList({ room, now }: RoomProps) {
  const { state } = room;
  const hasFailed = state.end !== null;
  const visibleSteps = steps.filter(
    ({ name }) => !hasFailed || state.confirmed.some(({ step }) => step === name),
  );
  if (visibleSteps.length === 0) return null;
  return (
    <section aria-labelledby="steps" className="mt-12 max-w-4xl">
      <h2 id="steps" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {hasFailed ? copy.completedSteps : copy.closingChecklist}
      </h2>
      {!hasFailed && <p className="mt-2 max-w-prose text-text-muted">{copy.neverHoldMoney}</p>}
      <ol className="mt-4 divide-y divide-line border-b border-line">
        {visibleSteps.map((step) => (
          <StepItem key={step.name} room={room} now={now} step={step} />
        ))}
      </ol>
    </section>
  );
}

/** A finished step is short. Its details stay visible while someone still needs them. */
function StepItem({ room, now, step }: RoomProps & { readonly step: Step }) {
  const { state, side } = room;
  const isOver = state.end !== null;
  const isFinished = isDone(state, step);
  const isNow = sides.some((each) => isOpenTo(state, step, each));
  const confirming = isOver
    ? step.sides.filter((each) => confirmationOf(state, step.name, each))
    : step.sides;
  return (
    <li
      id={`step-${step.name}`}
      className="scroll-mt-4 py-5 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-8"
    >
      <h3
        className={`text-lg font-semibold leading-snug ${isFinished || isNow || isOver ? '' : 'text-text-muted'}`}
      >
        {stepTitles[step.name]}
      </h3>
      <div className="min-w-0 max-lg:mt-1">
        {!isFinished && !isOver && <p className="max-w-prose text-text-muted">{aboutOf(step, room)}</p>}
        {step.name === 'deposit-sent' && isOpenStatus(state.status) && <Escrow state={state} />}
        {step.name === 'forms' && !isOver && <Forms room={room} />}
        {(isFinished || isNow || isOver) && (
          <ul className="space-y-1.5 text-sm [&:not(:first-child)]:mt-3">
            {confirming.map((each) => (
              <Confirmation key={each} step={step} side={each} state={state} />
            ))}
          </ul>
        )}
        {side && isOpenTo(state, step, side) && <StepForm room={room} now={now} step={step} side={side} />}
      </div>
    </li>
  );
}

function aboutOf({ name }: Step, { state }: RoomProps['room']): string {
  switch (name) {
    case 'attorney':
      return copy.eachSideNames;
    case 'sign':
      return state.contract ? copy.bothSidesSign({ title: state.contract.title }) : copy.sellerSendsContract;
    case 'deposit-sent':
      return copy.buyerSendsEscrow({ earnestMoney: formatMoney(state.terms.earnestMoneyCents) });
    case 'deposit-received':
      return copy.sellerConfirmsWhat;
    case 'title':
      return copy.buyersSideOrders;
    case 'forms':
      return copy.sellersSidePrepares;
    case 'ready':
      return copy.eachSideConfirms;
    case 'closed':
      return copy.balancePaidDeed;
    case 'recorded':
      return copy.countyClerkCity;
  }
}

interface ConfirmationProps {
  readonly step: Step;
  readonly side: Side;
  readonly state: ClosingState;
}

function Confirmation({ step, side, state }: ConfirmationProps) {
  const done = confirmationOf(state, step.name, side);
  if (!done)
    return <li className="pl-7 text-text-muted">{copy.notConfirmedYet({ side: sideWords[side] })}</li>;
  const { by, at, note, signature } = done;
  const confirmed = {
    step: stepWords[step.name],
    strong: (children: ReactNode) => <strong className="font-medium">{children}</strong>,
    by: by?.name ?? sideWords[side],
    at: formatMoment(at),
  };
  return (
    <li className="flex gap-2">
      <CheckIcon className="mt-px size-5 shrink-0 text-success" />
      <span className="min-w-0 break-words">
        {note ? copy.byWithNote({ ...confirmed, note }) : copy.by(confirmed)}
        {signature && (
          <span className="block text-text-muted">
            {copy.otherDocumentSha({
              kind: signature.kind,
              signature: signature.name,
              link: (children) => (
                <a href={signature.href} className="text-link">
                  {children}
                </a>
              ),
              sha256: signature.sha256.slice(0, 16),
              code: (children) => (
                <code className="text-xs" title={signature.sha256}>
                  {children}
                </code>
              ),
            })}
          </span>
        )}
      </span>
    </li>
  );
}

function Escrow({ state: { escrow } }: { readonly state: ClosingState }) {
  return (
    <div className="max-w-2xl border-4 border-danger p-4 [&:not(:first-child)]:mt-4">
      <p className="text-lg font-semibold text-danger">{copy.stopBeforeWire}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>{copy.thievesSendEmails}</li>
        <li>{copy.callEscrowAgent}</li>
        <li>{copy.siteNeverSends}</li>
      </ul>
      <p className="mt-3">{escrow ? agentWords(escrow) : copy.sellerNamesEscrow}</p>
    </div>
  );
}

function agentWords({ name: escrow, firm, phone }: EscrowAgent): ReactNode {
  const strong = (children: ReactNode) => <strong className="break-words font-semibold">{children}</strong>;
  return phone
    ? copy.escrowAgentWithPhone({ escrow, firm, strong, phone })
    : copy.escrowAgent({ escrow, firm, strong });
}

function Forms({ room: { county, subType } }: Pick<RoomProps, 'room'>) {
  return (
    <ul className="space-y-1 text-sm [&:not(:first-child)]:mt-3">
      {taxFormsOf(county, subType).map(({ name, about }) => (
        <li key={name}>
          <strong className="font-medium">{name}</strong> <span className="text-text-muted">{about}</span>
        </li>
      ))}
    </ul>
  );
}
