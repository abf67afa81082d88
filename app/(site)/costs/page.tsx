import type { Metadata } from 'next';
import Link from 'next/link';
import { CostForm } from '@/components/costs/cost-form';
import { CostResult } from '@/components/costs/cost-result';
import { pageMetadata } from '@/components/layout/page-metadata';
import { ShareButtons } from '@/components/listings/sharing/share-buttons';
import { costSummary } from '@/lib/copy/costs/cost-answer-words';
import { costPlaceLabel, costPlaceLabels } from '@/lib/copy/costs/cost-place-label';
import { answerCosts } from '@/lib/domain/costs/answer-costs';
import { type CostRequest, readCosts, toCostParams } from '@/lib/domain/costs/cost-request';
import { ratesAsOf } from '@/lib/domain/costs/rates/rate-sources';
import { rates } from '@/lib/domain/costs/rates/rates';
import { estimateIds, quoteIds } from '@/lib/domain/costs/sale/costed-sale';
import { offeredQuotes } from '@/lib/domain/costs/sale/offered-quotes';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { formatDay, formatMoney } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { clock } from '@/lib/server/platform/clock';
import { costNames } from '@/messages/costs/cost-names';
import { costsPage as copy } from '@/messages/costs/costs-page';
import { taxedKindLabels } from '@/messages/costs/taxed-kind-labels';

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const title = copy.whatCostsBuy;

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const params = await searchParams;
  const { answer } = readCosts(params);
  if (!answer.ok || Object.keys(params).length === 0)
    return pageMetadata({
      title,
      description: copy.startBidSee,
      path: routes.costs,
      indexing: { isIndexed: answer.ok, until: null },
    });
  return pageMetadata({
    ...wordsOf(answer.value),
    path: `${routes.costs}?${toCostParams(answer.value)}`,
    indexing: { isIndexed: false, until: null },
  });
}

/** Title of a shared calculation: `Cash needed for a bid of $450,000 in Southold`. */
function wordsOf(request: CostRequest): { readonly title: string; readonly description: string } {
  const summary = costSummary(request);
  const { price } = answerCosts(request, newYorkDay(clock.now()));
  const amount = formatMoney(request.amountCents);
  const where = costPlaceLabel(request.sale.place);
  const subject =
    request.from === 'bid' ? copy.whatBidCosts({ amount, where }) : copy.whatCashBuys({ amount, where });
  if (!price) return { title: subject, description: copy.notEnoughAny({ summary }) };
  const { bidCents, cashCents, totalCents } = price;
  return {
    title: subject,
    description: copy.bidNeedsCash({
      summary,
      bid: formatMoney(bidCents),
      cash: formatMoney(cashCents),
      total: formatMoney(totalCents),
    }),
  };
}

export default async function Page({ searchParams }: PageProps) {
  const { typed, answer } = readCosts(await searchParams);
  const today = newYorkDay(clock.now());
  return (
    <div className="page-width pt-8 sm:pt-12">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4 border-b-2 border-primary pb-6">
        <div>
          <h1 className="max-w-[20ch] text-title font-semibold">{title}</h1>
          <p className="mt-3 max-w-prose">
            {copy.anyPropertyState({
              formatDay: formatDay(`${ratesAsOf}T12:00:00Z`),
              link: (children) => <Link href={pageRoutes.rates}>{children}</Link>,
            })}
          </p>
        </div>
        <ShareButtons title={title} />
      </div>
      <CostForm
        key={new URLSearchParams(Object.entries(typed)).toString()}
        action={routes.costs}
        typed={typed}
        faults={answer.ok ? {} : answer.reason}
        places={costPlaceLabels}
        kinds={taxedKindLabels}
        loan={{ ratePercent: rates.loan.ratePercent, years: rates.loan.years }}
        estimates={estimates}
        quotes={quotes}
        offered={answer.ok ? offeredQuotes(answer.value.sale) : quoteIds}
        today={today}
      >
        {answer.ok && <CostResult answer={answerCosts(answer.value, today)} today={today} />}
      </CostForm>
    </div>
  );
}

const estimates = estimateIds.map((id) => [id, costNames[id]] as const);
const quotes = quoteIds.map((id) => [id, costNames[id]] as const);
