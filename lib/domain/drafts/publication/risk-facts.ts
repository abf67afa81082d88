import { type Answers, answerOf, toDollars } from '@/lib/domain/drafts/fields/answers';
import { fromEasternDay } from '@/lib/domain/shared/eastern-time';

const yesNo: Readonly<Record<string, 'Yes' | 'No'>> = { yes: 'Yes', no: 'No' };
const standings: Readonly<Record<string, 'NoneFound' | 'Open'>> = { none: 'NoneFound', open: 'Open' };
const zones: Readonly<Record<string, 'Inside' | 'Outside'>> = { yes: 'Inside', no: 'Outside' };

/**
 * The answers about tenants, flood, violations and charges. The listing's schema parses the result; a missing
 * part means not known. `defaultAsOf`, in ms, is the date of a flood zone that an older draft states without
 * one.
 */
export function riskFactsOf(answers: Answers, defaultAsOf: number) {
  const answer = (name: string) => answerOf(answers, name);
  const sourced = (name: string) => ({
    source: answer(`${name}Source`),
    asOf: fromEasternDay(answer(`${name}AsOf`)),
  });
  const standing = standings[answer('violations')];
  const zone = zones[answer('floodZone')];
  const amountCents = toDollars(answer('chargesOwed'));
  const flood = sourced('flood');
  return {
    ...(standing && {
      violations: { standing, text: answer('violationsText'), ...sourced('violations') },
    }),
    ...(zone && {
      flood: {
        standing: zone,
        zone: answer('floodDesignation'),
        source: flood.source || 'Seller’s statement',
        asOf: flood.asOf ?? defaultAsOf,
      },
    }),
    ...(amountCents !== null && {
      chargesOwed: { amountCents, text: answer('chargesText'), ...sourced('charges') },
    }),
    ...(answer('tenancySource') !== '' && {
      tenancy: {
        lease: yesNo[answer('leaseExists')] ?? 'Unknown',
        rentRegulated: yesNo[answer('rentRegulated')] ?? 'Unknown',
        goodCause: yesNo[answer('goodCause')] ?? 'Unknown',
        noticeOn: fromEasternDay(answer('notice1305')),
        ...sourced('tenancy'),
      },
    }),
  };
}
