import { InputField } from '@/components/ui/form/field';
import type { ListingQuery } from '@/lib/domain/search/query/listing-query';
import { AROUND_PARAM, WITHIN_PARAM } from '@/lib/domain/search/query/typed-text';
import { defaultRadius, pointName, radii } from '@/lib/domain/search/text/around';
import { nearFilter as copy } from '@/messages/search/near-filter';
import { ChoiceList } from './choice-list';
import { Choices } from './choices';

interface NearFilterProps extends Pick<ListingQuery, 'near'> {
  /** Text in its place that is not a known location. */
  readonly typed: string;
}

/** Homes around a town or ZIP code. The server resolves the location. */
export function NearFilter({ near, typed }: NearFilterProps) {
  const radius = near?.radiusMiles ?? defaultRadius;
  const miles = radii.some((each) => each === radius) ? radii : [...radii, radius];
  return (
    <>
      <InputField
        id="filter-around"
        name={AROUND_PARAM}
        label={copy.nearTownZip}
        autoComplete="off"
        maxLength={60}
        defaultValue={near ? pointName(near) : typed}
      />
      <Choices legend={copy.radiusMiles}>
        <div className="grid grid-cols-3">
          <ChoiceList
            type="radio"
            name={WITHIN_PARAM}
            choices={miles.map((each) => [String(each), String(each)])}
            chosen={[String(radius)]}
          />
        </div>
      </Choices>
    </>
  );
}
