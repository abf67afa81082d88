import { DataTable } from '@/components/layout/data-table';
import { TextDetails } from '@/components/ui/details';
import { rateName, rateValueWords } from '@/lib/copy/costs/rate-row-words';
import { type RateGroup, type RateRow, rateRows } from '@/lib/domain/costs/rates/rate-rows';
import { isPastReview, rateStatusOf } from '@/lib/domain/costs/rates/rate-status';
import { formatDay } from '@/lib/format';
import { ratesPage as copy } from '@/messages/costs/rates-page';

export interface RatesTableProps {
  readonly group: RateGroup;
  /** The day in New York. */
  readonly today: string;
}

/** A table of counties or towns is folded. */
const isLong = (group: RateGroup) => rateRows[group].length > 20;

/** The rates of one group. Nothing in it needs a script: see `RatesPart`. */
export const RatesTable = ({ group, today }: RatesTableProps) =>
  isLong(group) ? (
    <TextDetails summary={copy.showAll({ count: rateRows[group].length })}>
      <Rates group={group} today={today} />
    </TextDetails>
  ) : (
    <Rates group={group} today={today} />
  );

const Rates = ({ group, today }: RatesTableProps) => (
  <DataTable
    caption={copy.verifiedOf({ verified: verifiedIn(rateRows[group]), count: rateRows[group].length })}
    columns={[{ label: copy.rate }, { label: copy.value }, { label: copy.source }, { label: copy.status }]}
    rows={rateRows[group].map((row) => [
      rateName(row),
      rateValueWords(row.value),
      <Origin key="origin" row={row} />,
      statusOf(row, today),
    ])}
  />
);

const verifiedIn = (rows: readonly RateRow[]) => rows.filter(({ rate }) => rate.isVerified).length;

function Origin({ row: { rate } }: { readonly row: RateRow }) {
  const { href, label } = rate.source;
  return copy.origin({
    label,
    source: (children) => (href ? <a href={href}>{children}</a> : children),
    day: formatDay(`${rate.asOf}T12:00:00Z`),
    reviewDay: formatDay(`${rate.reviewBy}T12:00:00Z`),
  });
}

function statusOf({ rate }: RateRow, today: string): string {
  const status = copy[rateStatusOf(rate)];
  return isPastReview(rate, today) ? copy.overdue({ status }) : status;
}
