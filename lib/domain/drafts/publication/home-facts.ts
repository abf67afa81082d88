import { type Answers, answerOf, toChosen, toCount, toDollars } from '@/lib/domain/drafts/fields/answers';
import { lienNumbers } from '@/lib/domain/drafts/fields/facts-fields';
import type { Listing } from '@/lib/domain/listings/listing';
import { fromEasternDay } from '@/lib/domain/shared/eastern-time';

/** What a buyer must know besides address, building and price. The listing's schema parses the result. */
export function factsOf(answers: Answers) {
  const answer = (name: string) => answerOf(answers, name);
  const sourced = (name: string) => ({
    source: answer(`${name}Source`),
    asOf: fromEasternDay(answer(`${name}AsOf`)),
  });
  const [fee, estimate] = [toDollars(answer('feeAmount')), toDollars(answer('estimate'))];
  return {
    occupancy: { value: answer('occupancy'), ...sourced('occupancy') },
    possession: answer('possession'),
    deedType: answer('deedType'),
    title: {
      titleInsurance: answer('titleInsurance'),
      liens: liensOf(answers),
      summary: answer('titleSummary'),
      ...sourced('title'),
    },
    condition: { rating: answer('conditionRating'), text: answer('conditionText'), ...sourced('condition') },
    access: { kind: answer('accessKind'), text: answer('accessText') },
    taxes: {
      taxAnnualAmountCents: toDollars(answer('taxAnnualAmount')),
      taxYear: toCount(answer('taxYear')),
      arrearsCents: toDollars(answer('taxArrears')),
      ...sourced('tax'),
    },
    association:
      fee === null
        ? null
        : { feeCents: fee, frequency: answer('feeFrequency'), includes: answer('feeIncludes') },
    estimatedValue: estimate === null ? null : { amountCents: estimate, ...sourced('estimate') },
    listingTerms: toChosen(answer('listingTerms')),
    specialListingConditions: conditionsOf(answers),
    publicRemarks: answer('publicRemarks'),
    saleTerms: {
      earnestMoneyBasisPoints: (toCount(answer('earnestMoneyPercent')) ?? Number.NaN) * 100,
      closingDays: toCount(answer('closingDays')),
      transferTaxPayer: answer('transferTaxPayer'),
      ownerOccupantDays: toCount(answer('ownerOccupantDays')) ?? undefined,
    },
  };
}

const liensOf = (answers: Answers) =>
  lienNumbers.flatMap((number) => {
    const kind = answerOf(answers, `lien${number}Kind`);
    if (kind === '') return [];
    return [
      {
        kind,
        amountCents: toDollars(answerOf(answers, `lien${number}Amount`)),
        treatment: answerOf(answers, `lien${number}Treatment`),
        text: answerOf(answers, `lien${number}Text`),
      },
    ];
  });

function conditionsOf(answers: Answers): Listing['specialListingConditions'] {
  const [seller, acquired] = [answerOf(answers, 'sellerKind'), answerOf(answers, 'acquiredBy')];
  const isLenders = ['bank', 'servicer'].includes(seller) && ['Foreclosure', 'DeedInLieu'].includes(acquired);
  const origin = isLenders ? 'RealEstateOwned' : seller === 'estate' ? 'ProbateListing' : 'Standard';
  return answerOf(answers, 'saleFormat') === 'auction' ? [origin, 'Auction'] : [origin];
}
