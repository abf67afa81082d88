import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { TextDetails } from '@/components/ui/details';
import { rateName, rateValueWords } from '@/lib/copy/costs/rate-row-words';
import { type RateGroup, type RateRow, rateRows } from '@/lib/domain/costs/rates/rate-rows';
import { ratesAsOf } from '@/lib/domain/costs/rates/rate-sources';
import { formatDay } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { rateGroups } from '@/messages/costs/rate-groups';
import { ratesPage as copy } from '@/messages/costs/rates-page';

export const metadata = pageMetadata({
  title: copy.heading,
  description: copy.description,
  path: pageRoutes.rates,
});

const groups: readonly RateGroup[] = ['deed', 'bases', 'towns', 'mortgage', 'recording', 'title', 'services'];
const all = Object.values(rateRows).flat();
/** A table of counties or towns is folded. */
const isLong = (group: RateGroup) => rateRows[group].length > 20;
const verifiedIn = (rows: readonly RateRow[]) => rows.filter(({ rate }) => rate.isVerified).length;

export default function Page() {
  return (
    <TextPage
      title={copy.heading}
      lede={copy.lede({ link: (children) => <Link href={routes.costs}>{children}</Link> })}
      asOf={copy.counts({ verified: verifiedIn(all), unverified: all.length - verifiedIn(all) })}
      sections={groups.map((id) => ({
        id,
        title: rateGroups[id],
        body: isLong(id) ? (
          <TextDetails summary={copy.showAll({ count: rateRows[id].length })}>
            <Rates group={id} />
          </TextDetails>
        ) : (
          <Rates group={id} />
        ),
      }))}
    />
  );
}

const Rates = ({ group }: { readonly group: RateGroup }) => (
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
