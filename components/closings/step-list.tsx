import { CheckIcon } from '@/components/ui/page-icons';
import { type ClosingState, confirmationOf, isDone, isOpenTo } from '@/lib/domain/closings/closing';
import { isOpenStatus, type Side, type Step, sides, steps } from '@/lib/domain/closings/closing-steps';
import { sideWords, stepTitles, stepWords } from '@/lib/domain/closings/views/closing-copy';
import { taxFormsOf } from '@/lib/domain/closings/views/tax-forms';
import { formatMoment, formatMoney } from '@/lib/format';
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
        {hasFailed ? 'How far it came' : 'Steps to the keys'}
      </h2>
      {!hasFailed && (
        <p className="mt-2 max-w-prose text-text-muted">
          We never hold money and are no party to the contract. In New York the attorneys of both sides lead
          the closing; here each side confirms what is done.
        </p>
      )}
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
      return 'Each side names the attorney who acts for it.';
    case 'sign':
      return state.contract
        ? `Both sides sign “${state.contract.title}”. A sale of real property needs a signed writing (General Obligations Law 5-703).`
        : 'The seller puts the contract into the documents below; then both sides sign it.';
    case 'deposit-sent':
      return `The buyer sends ${formatMoney(state.terms.earnestMoneyCents)} to the escrow agent.`;
    case 'deposit-received':
      return 'The seller confirms what the escrow agent says.';
    case 'title':
      return 'The buyer’s side orders the title report and clears what it finds.';
    case 'forms':
      return 'The seller’s side prepares them; both sign at the closing.';
    case 'ready':
      return 'Each side says that it could close now. A side that has said so and gets no answer can declare a default.';
    case 'closed':
      return 'The balance is paid, and the deed and the keys change hands. Each side confirms it.';
    case 'recorded':
      return 'The county clerk, or the city register, records the deed.';
  }
}

interface ConfirmationProps {
  readonly step: Step;
  readonly side: Side;
  readonly state: ClosingState;
}

function Confirmation({ step, side, state }: ConfirmationProps) {
  const done = confirmationOf(state, step.name, side);
  if (!done) return <li className="pl-7 text-text-muted">{sideWords[side]}: open</li>;
  const { by, at, note, signature } = done;
  return (
    <li className="flex gap-2">
      <CheckIcon className="mt-px size-5 shrink-0 text-success" />
      <span className="min-w-0 break-words">
        <strong className="font-medium">{stepWords[step.name]}</strong> by {by?.name ?? sideWords[side]},{' '}
        {formatMoment(at)}
        {note && `: ${note}`}
        {signature && (
          <span className="block text-text-muted">
            {signature.kind === 'typed' ? 'Signed as ' : 'Signed on paper as '}
            {signature.name},{' '}
            <a href={signature.href} className="text-link">
              the document
            </a>{' '}
            with the SHA-256{' '}
            <code className="text-xs" title={signature.sha256}>
              {signature.sha256.slice(0, 16)}…
            </code>
          </span>
        )}
      </span>
    </li>
  );
}

function Escrow({ state: { escrow } }: { readonly state: ClosingState }) {
  return (
    <div className="max-w-2xl border-4 border-danger p-4 [&:not(:first-child)]:mt-4">
      <p className="text-lg font-semibold text-danger">Stop before you wire money</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>Thieves send mails with false account numbers that look like your attorney’s or like ours.</li>
        <li>
          Call the escrow agent on a number that you found yourself, never on one from a mail, and have the
          account read out to you.
        </li>
        <li>This site never sends you account numbers, never changes them, and never takes your money.</li>
      </ul>
      <p className="mt-3">
        {escrow ? (
          <>
            Escrow agent:{' '}
            <strong className="break-words font-semibold">
              {escrow.name}, {escrow.firm}
            </strong>
            {escrow.phone && ` · ${escrow.phone}, as the seller gave it: check it elsewhere`}
          </>
        ) : (
          'The seller names the escrow agent when signing.'
        )}
      </p>
    </div>
  );
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
