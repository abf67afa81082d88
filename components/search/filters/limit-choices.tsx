import { type RangeField, rangeParams } from '@/lib/domain/search/query/listing-query';
import { formatMoney } from '@/lib/format';
import { fieldTitles } from '@/messages/search/field-titles';
import { limitChoices as copy } from '@/messages/search/limit-choices';
import { type Choice, ChoiceList } from './choice-list';
import { Choices } from './choices';

interface LimitChoicesProps {
  readonly field: RangeField;
  readonly limits: readonly Choice[];
  readonly limit: number | null;
}

/** Any, or up to one of a few amounts, or another amount from the URL. */
export function LimitChoices({ field, limits, limit }: LimitChoicesProps) {
  const chosen = limit === null ? '' : String(limit);
  const isOther = chosen !== '' && !limits.some(([value]) => value === chosen);
  const others: readonly Choice[] = isOther && limit !== null ? [[chosen, limitLabel(field, limit)]] : [];
  return (
    <Choices legend={fieldTitles[field]}>
      <ChoiceList
        type="radio"
        name={rangeParams[field].max}
        choices={[['', copy.any], ...limits, ...others]}
        chosen={[chosen]}
      />
    </Choices>
  );
}

/** `limit`: dollars, or hours. */
const limitLabel = (field: RangeField, limit: number): string =>
  rangeParams[field].unit === 'dollars'
    ? copy.upTo({ amount: formatMoney(limit * 100) })
    : copy.upHours({ hours: limit });
