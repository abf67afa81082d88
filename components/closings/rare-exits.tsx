import type { ReactNode } from 'react';
import { SectionDetails, TextDetails } from '@/components/ui/details';
import { dueWords, reasonLabel } from '@/lib/copy/closings/closing-words';
import { type ClosingOptions, optionsOf } from '@/lib/domain/closings/closing-options';
import { fallThroughReasons } from '@/lib/domain/closings/closing-schema';
import { isOpenStatus, otherSide, type Side } from '@/lib/domain/closings/closing-steps';
import { extensionsIn, type PastExtension } from '@/lib/domain/closings/views/extension-history';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import { formatMoment } from '@/lib/format';
import { deadlineWords } from '@/messages/closings/deadline-words';
import { declare as declareCopy } from '@/messages/closings/declare';
import { end as endCopy } from '@/messages/closings/end';
import { extension as extensionCopy } from '@/messages/closings/extension';
import { extensionPanel as copy } from '@/messages/closings/extension-panel';
import { fallThrough as fallThroughCopy } from '@/messages/closings/fall-through';
import { rareExits as exitsCopy } from '@/messages/closings/rare-exits';
import { sideWords } from '@/messages/closings/side-words';
import type { RoomProps } from './closing-room';
import { TakeStepForm } from './take-step-form';

/** Folded: more time, ending the sale, and past requests. Open once a side may end the sale by itself. */
export function RareExits({ room, now }: RoomProps) {
  const { side, state, closing } = room;
  const past = extensionsIn(closing.events, now).filter(({ answer }) => answer !== 'open');
  const acting = isOpenStatus(state.status) ? side : null;
  if (!acting && past.length === 0) return null;
  const options = acting && optionsOf(state, acting, now);
  return (
    <SectionDetails
      id="exits"
      summary={acting ? exitsCopy.title : exitsCopy.staffTitle}
      isOpen={Boolean(options?.mayDeclareDefault || options?.mayEndUnfinished)}
      className="scroll-mt-4 border-y border-line py-4"
    >
      <div className="mt-4 space-y-5">
        {acting && options?.mayDeclareDefault && <Declare room={room} side={acting} />}
        {options?.mayEndUnfinished && <EndUnfinished saleId={closing.saleId} />}
        {options?.extensionDays && <AskForTime room={room} now={now} days={options.extensionDays} />}
        {options?.mayProposeEnd && <ProposeEnd saleId={closing.saleId} />}
        {past.length > 0 && (
          <TextDetails summary={copy.earlierRequestsMore({ past: past.length })}>
            <ul className="divide-y divide-line border-y border-line">
              {past.map((each) => (
                <Past key={`${each.at} ${each.side}`} past={each} />
              ))}
            </ul>
          </TextDetails>
        )}
      </div>
    </SectionDetails>
  );
}

function Declare({ room: { closing, state }, side }: Pick<RoomProps, 'room'> & { readonly side: Side }) {
  const late = sideWords[otherSide(side)];
  const text = [
    declareCopy.text({ late, due: dueWords(state, otherSide(side)) }),
    ...(side === 'seller' ? [declareCopy.nextBackup] : []),
    declareCopy.attorney,
  ];
  return (
    <div>
      <p className="mb-4 max-w-prose">{text.join(' ')}</p>
      <TakeStepForm
        saleId={closing.saleId}
        type="declare-default"
        id="default"
        fields={[
          { name: 'reason', label: declareCopy.reason, control: 'textarea', rows: 4, maxLength: 600 },
          { name: 'consent', label: declareCopy.consent({ late }), control: 'checkbox', isRequired: true },
        ]}
        submit={declareCopy.submit}
      />
    </div>
  );
}

const EndUnfinished = ({ saleId }: { readonly saleId: string }) => (
  <div>
    <p className="mb-4 max-w-prose">{endCopy.text}</p>
    <TakeStepForm saleId={saleId} type="end-unfinished" id="end" submit={endCopy.submit} />
  </div>
);

const ProposeEnd = ({ saleId }: { readonly saleId: string }) => (
  <TakeStepForm
    saleId={saleId}
    type="propose-fall-through"
    id="propose"
    confirm={{ label: fallThroughCopy.label, text: fallThroughCopy.text }}
    fields={[
      {
        name: 'reason',
        label: fallThroughCopy.reason,
        help: fallThroughCopy.reasonHelp,
        control: 'select',
        choices: fallThroughReasons.map((value) => ({ value, label: reasonLabel(value) })),
      },
    ]}
    submit={fallThroughCopy.submit}
  />
);

const weekMs = 7 * 86_400_000;

interface AskForTimeProps extends RoomProps {
  readonly days: NonNullable<ClosingOptions['extensionDays']>;
}

function AskForTime({ room: { closing, state }, now, days }: AskForTimeProps) {
  const inAWeek = toEasternTime(Math.max(now, state.dueAt ?? now) + weekMs).date;
  return (
    <TakeStepForm
      saleId={closing.saleId}
      type="propose-extension"
      id="extension"
      confirm={{ label: extensionCopy.label, text: extensionCopy.text }}
      fields={[
        { name: 'until', label: extensionCopy.until, control: 'date', days },
        { name: 'reason', label: extensionCopy.reason, control: 'textarea', rows: 4, maxLength: 500 },
      ]}
      values={{ until: inAWeek < days.last ? inAWeek : days.last }}
      submit={extensionCopy.submit}
    />
  );
}

const answerWords: Readonly<Record<Exclude<PastExtension['answer'], 'open'>, string>> = {
  agreed: copy.agreed,
  declined: copy.declined,
  'taken-back': copy.canceled,
  moot: copy.noAnswerTime,
  overtaken: copy.noLongerNeeded,
};

function Past({ past }: { readonly past: PastExtension }) {
  const { side, name, of, from, until, reason, at, answer, answeredAt } = past;
  const request = {
    answer: answer === 'open' ? '' : answerWords[answer],
    strong: (children: ReactNode) => <strong className="font-semibold">{children}</strong>,
    deadline: deadlineWords[of],
    from: formatMoment(from),
    until: formatMoment(until),
  };
  return (
    <li className="py-3 text-sm">
      <p>
        {answeredAt === null
          ? copy.past(request)
          : copy.pastAnswered({
              ...request,
              answeredAt: formatMoment(answeredAt),
              time: (children) => <span className="text-text-muted">{children}</span>,
            })}
      </p>
      <p className="mt-0.5 break-words text-text-muted">
        {sideWords[side]}, {name}, {formatMoment(at)}: {reason}
      </p>
    </li>
  );
}
