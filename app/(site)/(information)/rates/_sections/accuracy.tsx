import { DataTable } from '@/components/layout/data-table';
import {
  type CostAccuracy,
  LEAST_CLOSINGS,
  type MedianError,
} from '@/lib/domain/costs/statement/cost-accuracy';
import { formatCount } from '@/lib/format';
import { costAccuracy as copy } from '@/messages/costs/cost-accuracy';

/** How far our estimates were from what closings cost, in medians. */
export const Accuracy = ({ accuracy: { statewide, counties } }: { readonly accuracy: CostAccuracy }) => (
  <>
    <p>{copy.how({ least: LEAST_CLOSINGS })}</p>
    {statewide ? (
      <DataTable
        caption={copy.caption}
        columns={[
          { label: copy.where },
          { label: copy.error, isNumber: true },
          { label: copy.closings, isNumber: true },
        ]}
        rows={[
          ...counties.map((county) => row(copy.county({ county: county.county }), county)),
          row(copy.statewide, statewide),
        ]}
      />
    ) : (
      <p>{copy.notEnough}</p>
    )}
  </>
);

const row = (where: string, { percent, closings }: MedianError) => [
  where,
  copy.percent({
    direction: percent > 0 ? 'high' : percent < 0 ? 'low' : 'exact',
    percent: Math.abs(percent),
  }),
  formatCount(closings),
];
