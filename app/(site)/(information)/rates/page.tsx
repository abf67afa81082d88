import Link from 'next/link';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { type RateGroup, rateRows } from '@/lib/domain/costs/rates/rate-rows';
import { type RateStatus, rateStatusOf } from '@/lib/domain/costs/rates/rate-status';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { clock } from '@/lib/server/platform/clock';
import { getCostAccuracy } from '@/lib/server/records/closings/cost-accuracy';
import { costAccuracy as accuracyCopy } from '@/messages/costs/cost-accuracy';
import { rateGroups } from '@/messages/costs/rate-groups';
import { ratesPage as copy } from '@/messages/costs/rates-page';
import { Accuracy } from './_sections/accuracy';
import { RatesPart } from './_sections/rates-part';

export const metadata = pageMetadata({
  title: copy.heading,
  description: copy.description,
  path: pageRoutes.rates,
});

const groups: readonly RateGroup[] = ['deed', 'bases', 'towns', 'mortgage', 'recording', 'title', 'services'];
const all = Object.values(rateRows).flat();
const count = (status: RateStatus) => all.filter(({ rate }) => rateStatusOf(rate) === status).length;

export const revalidate = 60;

export default async function Page() {
  const accuracy = await getCostAccuracy();
  const today = newYorkDay(clock.now());
  return (
    <TextPage
      title={copy.heading}
      lede={copy.lede({ link: (children) => <Link href={routes.costs}>{children}</Link> })}
      asOf={copy.counts({
        verified: count('verified'),
        copies: count('copy'),
        unverified: count('unverified'),
      })}
      sections={[
        ...groups.map((id) => ({ id, title: rateGroups[id], body: <RatesPart group={id} today={today} /> })),
        { id: 'accuracy', title: accuracyCopy.title, body: <Accuracy accuracy={accuracy} /> },
      ]}
    />
  );
}
