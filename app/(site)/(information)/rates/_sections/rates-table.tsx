import { DataTable } from '@/components/layout/data-table';
import { TextDetails } from '@/components/ui/details';
import { rateName, rateValueWords } from '@/lib/copy/costs/rate-row-words';
import { type RateGroup, type RateRow, rateRows } from '@/lib/domain/costs/rates/rate-rows';
import { ratesAsOf } from '@/lib/domain/costs/rates/rate-sources';
import { formatDay } from '@/lib/format';
import { ratesPage as copy } from '@/messages/costs/rates-page';

export interface RatesTableProps {
  readonly group: RateGroup;
}

/** A table of counties or towns is folded. */
const isLong = (group: RateGroup) => rateRows[group].length > 20;

/** The rates of one group. Nothing in it needs a script: see `RatesPart`. */
export const RatesTable = ({ group }: RatesTableProps) =>
  isLong(group) ? (
    <TextDetails summary={copy.showAll({ count: rateRows[group].length })}>
      <Rates group={group} />
    </TextDetails>
  ) : (
    <Rates group={group} />
  );

const Rates = ({ group }: RatesTableProps) => (
  <DataTable
    caption={copy.verifiedOf({ verified: verifiedIn(rateRows[group]), count: rateRows[group].length })}
    columns={[{ label: copy.rate }, { label: copy.value }, { label: copy.source }, { label: copy.status }]}
    rows={rateRows[group].map((row) => [
      rateName(row),
      rateValueWords(row.value),
      <Origin key="origin" row={row} />,
      statusOf(row),
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

/** Overdue on the day of the last reading; later, the review date says it. */
function statusOf({ rate }: RateRow): string {
  const status = rate.isVerified ? copy.verified : copy.unverified;
  return rate.reviewBy < ratesAsOf ? copy.overdue({ status }) : status;
}
