import type { ReactNode } from 'react';
import { SectionDetails } from '@/components/ui/details';
import { CheckIcon } from '@/components/ui/page-icons';
import { type ClosingState, confirmationOf } from '@/lib/domain/closings/closing';
import type { Signature } from '@/lib/domain/closings/closing-schema';
import { type Side, type Step, steps } from '@/lib/domain/closings/closing-steps';
import { formatMoment } from '@/lib/format';
import { sideWords } from '@/messages/closings/side-words';
import { stepList as copy } from '@/messages/closings/step-list';
import { stepTitles } from '@/messages/closings/step-titles';
import { stepWords } from '@/messages/closings/step-words';

/** Folded: every step of a New York closing, and who confirmed or signed it and when. */
export function StepList({ state }: { readonly state: ClosingState }) {
  const shown = steps.filter(({ name }) => !state.end || state.confirmed.some(({ step }) => step === name));
  if (shown.length === 0) return null;
  return (
    <SectionDetails summary={copy.closingChecklist} className="border-t border-line pt-4">
      <p className="mt-3 max-w-prose text-text-muted">{copy.neverHoldMoney}</p>
      <ol className="mt-3 divide-y divide-line">
        {shown.map((step) => (
          <li key={step.name} className="gap-x-6 py-3 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
            <h3 className="font-semibold">{stepTitles[step.name]}</h3>
            <ul className="min-w-0 space-y-1.5 text-sm">
              {step.sides
                .filter((side) => !state.end || confirmationOf(state, step.name, side))
                .map((side) => (
                  <Confirmation key={side} step={step} side={side} state={state} />
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </SectionDetails>
  );
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
        {signature && <span className="block text-text-muted">{signatureWords(signature)}</span>}
      </span>
    </li>
  );
}

function signatureWords({ kind, name, authority, href, sha256 }: Signature): ReactNode {
  return copy.otherDocumentSha({
    kind,
    signature: authority ? copy.signature({ name, ...authority }) : name,
    link: (children) => (
      <a href={href} className="text-link">
        {children}
      </a>
    ),
    sha256: sha256.slice(0, 16),
    code: (children) => (
      <code className="text-xs" title={sha256}>
        {children}
      </code>
    ),
  });
}
