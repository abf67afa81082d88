'use client';

import { FormBody, useForm } from '@/components/ui/form/form';
import { bidList } from '@/lib/actions/bids/bid-lists';
import {
  commonMaximumField,
  maximumField,
  placeField,
  type SaleLot,
} from '@/lib/domain/auctions/bid-lists/bid-list-form';
import { formatMoment, formatMoney } from '@/lib/format';
import { bidListForm as copy } from '@/messages/auctions/bid-list-form';
import { BidListReview } from './bid-list-review';

interface BidListFormProps {
  readonly lots: readonly SaleLot[];
  /** Path of the page. */
  readonly page: string;
  /** Identifies the list, so that a repeated request starts it once. */
  readonly listKey: string;
}

const mostPlaces = 10;

/** Chooses the homes, their order and maximums; then the review with the consent. */
export function BidListForm({ lots, page, listKey }: BidListFormProps) {
  const form = useForm(bidList, page);
  const { answer } = form;
  const { typed = {} } = answer;
  const isReviewed =
    answer.status === 'done' || (answer.status === 'refused' && 'isReviewed' in answer && answer.isReviewed);
  if (isReviewed) return <BidListReview form={form} lots={lots} typed={typed} />;
  const places = Array.from({ length: Math.min(mostPlaces, lots.length) }, (_, n) => String(n + 1));
  return (
    <FormBody
      form={form}
      noValidate
      className="max-w-3xl"
      hidden={{ step: 'review', key: typed.key ?? listKey }}
      values={typed}
      submit={copy.review}
      busy={copy.checking}
      variant="primary"
      fields={[
        {
          name: commonMaximumField,
          label: copy.common,
          help: copy.commonHelp,
          control: 'money',
          isOptional: true,
        },
        ...lots.map((lot) => ({
          legend: `${lot.address}, ${lot.place}`,
          text: factsOf(lot),
          fields: [
            {
              name: placeField(lot.auctionId),
              label: copy.place,
              control: 'select' as const,
              isRequired: false,
              empty: copy.notOnList,
              choices: places.map((value) => ({ value, label: value })),
              width: 'half' as const,
            },
            {
              name: maximumField(lot.auctionId),
              label: copy.maximum,
              help: copy.maximumHelp,
              control: 'money' as const,
              isRequired: false,
            },
          ],
        })),
      ]}
    />
  );
}

function factsOf({ currentPriceCents, minimumCents, startsAt, endsAt }: SaleLot): string {
  const price = formatMoney(currentPriceCents);
  const end = formatMoment(endsAt);
  return minimumCents === null
    ? copy.factsBefore({ price, start: formatMoment(startsAt), end })
    : copy.facts({ price, minimum: formatMoney(minimumCents), end });
}
