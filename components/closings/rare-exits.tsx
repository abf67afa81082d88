import type { ReactNode } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons';
import { accountRoutes } from '@/lib/account-routes';
import { dueWords, reasonLabel } from '@/lib/copy/closings/closing-words';
import { cureEndsAt, sidesDue } from '@/lib/domain/closings/closing';
import { fallThroughReasons } from '@/lib/domain/closings/closing-schema';
import { isOpenStatus, otherSide, type Side } from '@/lib/domain/closings/closing-steps';
import { extensionDays, maxExtensions, openExtension } from '@/lib/domain/closings/extension';
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
import { ClosingForm } from './closing-form';
import type { RoomProps } from './closing-room';

/** Folded: more time, ending the sale, and past requests. Open once a side may end the sale by itself. */
export function RareExits({ room, now }: RoomProps) {
  const { side, state, closing } = room;
  const past = extensionsIn(closing.events, now).filter(({ answer }) => answer !== 'open');
  const acting = isOpenStatus(state.status) ? side : null;
  if (!acting && past.length === 0) return null;
  const curedAt = cureEndsAt(state);
  const isPastCure = curedAt !== null && now > curedAt;
  const late = sidesDue(state);
  const mayDeclare = acting && isPastCure && late.length === 1 && late[0] === otherSide(acting);
  const mayEnd = acting && isPastCure && late.length === 2;
  return (
    <details
      id="exits"
      open={Boolean(mayDeclare || mayEnd)}
      className="scroll-mt-4 group border-y border-line py-4"
    >
      <summary className="flex cursor-pointer items-center justify-between gap-4 py-1">
        <h2 className="text-lg font-semibold">{acting ? exitsCopy.title : exitsCopy.staffTitle}</h2>
        <ChevronDownIcon className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="mt-4 space-y-5">
        {mayDeclare && <Declare room={room} side={acting} />}
        {mayEnd && <EndUnfinished saleId={closing.saleId} />}
        {acting && <AskForTime room={room} now={now} side={acting} />}
        {acting && !state.proposal && <ProposeEnd saleId={closing.saleId} />}
        {past.length > 0 && (
          <details>
            <summary className="w-fit cursor-pointer py-1 underline underline-offset-4">
              {copy.earlierRequestsMore({ past: past.length })}
            </summary>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {past.map((each) => (
                <Past key={`${each.at} ${each.side}`} past={each} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </details>
  );
}

const formOf = (saleId: string) => ({ action: 'takeStep', page: accountRoutes.sale(saleId) }) as const;

type SideProps = Pick<RoomProps, 'room'> & { readonly side: Side };

function Declare({ room: { closing, state }, side }: SideProps) {
  const late = sideWords[otherSide(side)];
  const text = [
    declareCopy.text({ late, due: dueWords(state, otherSide(side)) }),
    ...(side === 'seller' ? [declareCopy.nextBackup] : []),
    declareCopy.attorney,
  ];
  return (
    <div>
      <p className="mb-4 max-w-prose">{text.join(' ')}</p>
      <ClosingForm
        {...formOf(closing.saleId)}
        id="default"
        hidden={{ type: 'declare-default', saleId: closing.saleId }}
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
    <ClosingForm
      {...formOf(saleId)}
      id="end"
      hidden={{ type: 'end-unfinished', saleId }}
      submit={endCopy.submit}
    />
  </div>
);

const ProposeEnd = ({ saleId }: { readonly saleId: string }) => (
  <ClosingForm
    {...formOf(saleId)}
    id="propose"
    hidden={{ type: 'propose-fall-through', saleId }}
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

function AskForTime({ room: { closing, state }, now, side }: RoomProps & SideProps) {
  const days = extensionDays(state, now);
  if (openExtension(state, now) || days === null || state.extensions[side] >= maxExtensions) return null;
  const inAWeek = toEasternTime(Math.max(now, state.dueAt ?? now) + weekMs).date;
  return (
    <ClosingForm
      {...formOf(closing.saleId)}
      id="extension"
      hidden={{ type: 'propose-extension', saleId: closing.saleId }}
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
