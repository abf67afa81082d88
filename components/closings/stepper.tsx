import { CheckShape, CrossShape, DotShape } from '@/components/ui/icons';
import type { ClosingState } from '@/lib/domain/closings/closing';
import { type Stage, stagesOf } from '@/lib/domain/closings/views/closing-stages';
import { formatDay, formatMoment } from '@/lib/format';
import { stepper as copy } from '@/messages/closings/stepper';

/** The five stages of a closing, each with its date. */
export const Stepper = ({ state }: { readonly state: ClosingState }) => (
  <section aria-label={copy.progress} className="mt-6">
    <ol className="grid gap-y-1 sm:grid-cols-5 sm:gap-x-1">
      {stagesOf(state).map((stage) => (
        <li
          key={stage.name}
          aria-current={stage.status === 'current' ? 'step' : undefined}
          className={`flex min-w-0 flex-wrap items-baseline gap-x-2 border-l-4 py-1.5 pl-3 sm:block sm:border-l-0 sm:border-t-4 sm:py-3 sm:pl-0 sm:pr-2 ${looks[stage.status]}`}
        >
          <span className="flex items-baseline gap-1.5 font-semibold">
            <Mark status={stage.status} />
            {copy.name[stage.name]}
          </span>
          <span className="block text-sm">{dateWords(stage, state)}</span>
        </li>
      ))}
    </ol>
  </section>
);

const looks: Readonly<Record<Stage['status'], string>> = {
  done: 'border-primary',
  current: 'border-primary',
  stopped: 'border-danger text-danger',
  upcoming: 'border-line text-text-muted forced-colors:border-dotted',
};

function Mark({ status }: Pick<Stage, 'status'>) {
  if (status === 'upcoming') return null;
  const Shape = shapes[status];
  return <Shape className="mt-1.5 size-3 shrink-0 self-start" />;
}

const shapes = { done: CheckShape, current: DotShape, stopped: CrossShape } as const;

function dateWords({ name, status, at }: Stage, { end, terms: { closingDays } }: ClosingState): string {
  if (at !== null && status === 'done') return copy.done({ day: formatDay(at) });
  if (at !== null && status === 'stopped') return copy.stopped({ day: formatDay(at) });
  if (end) return copy.notReached;
  if (at !== null)
    return status === 'current' ? copy.due({ moment: formatMoment(at) }) : copy.by({ day: formatDay(at) });
  if (status === 'current') return copy.inProgress;
  return { ...later, closing: copy.daysAfterSigning({ closingDays }) }[name];
}

const later = {
  contract: copy.inProgress,
  deposit: copy.afterSigning,
  title: copy.beforeClosing,
  recorded: copy.afterClosing,
} as const;
