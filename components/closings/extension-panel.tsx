import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import type { Extension } from '@/lib/domain/closings/closing';
import { extensionDays, maxExtensions, openExtension } from '@/lib/domain/closings/extension';
import { deadlineWords, sideWords } from '@/lib/domain/closings/views/closing-copy';
import { extensionsIn, type PastExtension } from '@/lib/domain/closings/views/extension-history';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import { formatMoment } from '@/lib/format';
import { extension as extensionCopy } from '@/messages/closings/extension';
import { extensionPanel as copy } from '@/messages/closings/extension-panel';
import { ClosingForm } from './closing-form';
import type { RoomProps } from './closing-room';
import { Deadline } from './deadline';

/** Deadline extensions by agreement: request, answer, and past requests, for both sides and staff. */
export function ExtensionPanel({ room, now }: RoomProps) {
  const { side, state, closing } = room;
  const past = extensionsIn(closing.events, now).filter(({ answer }) => answer !== 'open');
  const open = openExtension(state, now);
  const days = extensionDays(state, now);
  const mayAsk = side !== null && !open && days !== null && state.extensions[side] < maxExtensions;
  if (!open && !mayAsk && past.length === 0) return null;
  return (
    <section aria-labelledby="extension" className="mt-8 max-w-4xl space-y-5">
      <h2 id="extension" className="sr-only">
        {copy.requestLaterDeadline}
      </h2>
      {open && <Answer room={room} now={now} open={open} />}
      {mayAsk && days && <Ask room={room} now={now} days={days} />}
      {past.length > 0 && (
        <details>
          <summary className="cursor-pointer underline underline-offset-4">
            {copy.earlierRequestsMore({ past: past.length })}
          </summary>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {past.map((each) => (
              <Past key={`${each.at} ${each.side}`} past={each} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const weekMs = 7 * 86_400_000;
type Days = NonNullable<ReturnType<typeof extensionDays>>;

function Ask({ room: { closing, state }, now, days }: RoomProps & { readonly days: Days }) {
  const inAWeek = toEasternTime(Math.max(now, state.dueAt ?? now) + weekMs).date;
  return (
    <ClosingForm
      action="takeStep"
      id="extension"
      page={accountRoutes.sale(closing.saleId)}
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

function Answer({ room, now, open }: RoomProps & { readonly open: Extension }) {
  const { closing, side } = room;
  const form = { action: 'takeStep', page: accountRoutes.sale(closing.saleId) } as const;
  const decline = { type: 'decline-extension', saleId: closing.saleId };
  const title =
    open.side === side
      ? copy.requestedLaterDeadline
      : copy.requestedLaterDeadline2({ side: sideWords[open.side] });
  return (
    <Notice tone="warning" title={title}>
      <p>
        <Deadline at={open.until} now={now} />
      </p>
      <p className="mt-1 max-w-prose whitespace-pre-line break-words">{open.reason}</p>
      {side === open.side && (
        <div className="mt-4">
          <ClosingForm {...form} hidden={decline} submit={extensionCopy.withdraw} />
        </div>
      )}
      {side !== null && side !== open.side && (
        <div className="mt-4 flex flex-wrap gap-3">
          <ClosingForm
            {...form}
            hidden={{ type: 'agree-extension', saleId: closing.saleId, until: String(open.until) }}
            submit={extensionCopy.agree}
            variant="primary"
          />
          <ClosingForm {...form} hidden={decline} submit={extensionCopy.decline} />
        </div>
      )}
    </Notice>
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
