import { buttonClass } from '@/components/ui/button';
import { InputField } from '@/components/ui/form/field';
import { Notice } from '@/components/ui/notice';
import { Tabs } from '@/components/ui/tabs';
import {
  type ChosenPeriod,
  MAX_DAYS,
  type PeriodFault,
  type PeriodId,
  periodIds,
} from '@/lib/domain/portfolio/figures/period';
import { figuresPage as copy } from '@/messages/figures/figures-page';
import { periodFaults } from '@/messages/figures/period-faults';
import { periods } from '@/messages/figures/periods';

interface PeriodChooserProps {
  readonly page: string;
  readonly chosen: ChosenPeriod;
  /** The key of the home that is shown; null for all. */
  readonly home: string | null;
}

/** Links to the usual periods, and a form for any other. Works without JavaScript. */
export function PeriodChooser({ page, chosen, home }: PeriodChooserProps) {
  const ofHome = home === null ? {} : { home };
  const tabs = periodIds.map((id) => ({
    label: labelOf(id),
    isCurrent: id === chosen.id,
    href:
      id === 'custom'
        ? `${page}?${new URLSearchParams({ period: id, ...chosen.period, ...ofHome })}`
        : `${page}?${new URLSearchParams({ period: id, ...ofHome })}`,
  }));
  return (
    <div className="mt-6">
      <Tabs label={copy.period} tabs={tabs} />
      {chosen.id === 'custom' && (
        <form action={page} className="mt-5 flex flex-wrap items-end gap-4">
          <input type="hidden" name="period" value="custom" />
          {home !== null && <input type="hidden" name="home" value={home} />}
          <InputField id="from" name="from" type="date" label={copy.from} defaultValue={chosen.typed.from} />
          <InputField id="to" name="to" type="date" label={copy.to} defaultValue={chosen.typed.to} />
          <button type="submit" className={buttonClass('secondary')}>
            {copy.show}
          </button>
        </form>
      )}
      {chosen.fault && <Notice tone="warning" title={faultWords(chosen.fault)} className="mt-5 max-w-3xl" />}
    </div>
  );
}

function labelOf(id: PeriodId): string {
  switch (id) {
    case 'last-30-days':
      return periods.last30Days;
    case 'this-month':
      return periods.thisMonth;
    case 'last-month':
      return periods.lastMonth;
    case 'quarter':
      return periods.quarter;
    case 'custom':
      return periods.custom;
  }
}

function faultWords(fault: PeriodFault): string {
  switch (fault) {
    case 'no-date':
      return periodFaults.noDate;
    case 'backward':
      return periodFaults.backward;
    case 'future':
      return periodFaults.future;
    case 'too-long':
      return periodFaults.tooLong({ days: MAX_DAYS });
  }
}
