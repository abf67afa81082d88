import type { SellerRecord } from '@/lib/domain/closings/views/seller-record';
import { formatPlural } from '@/lib/format';
import { DetailSection } from './detail-section';
import { Fact, FactList } from './fact-list';

/** The seller's record of answers and closings; renders nothing without data. */
export function SellerFigures({ record }: { readonly record: SellerRecord }) {
  const { belowReserve, accepted, daysToAnswer, ended, fellThrough, facts } = record;
  if (belowReserve + ended === 0) return null;
  return (
    <DetailSection id="seller-record" title="How this seller has sold here">
      <FactList>
        {belowReserve > 0 && (
          <Fact term="Bids below the reserve">
            {accepted} of {formatPlural(belowReserve, 'high bid')} became a sale
          </Fact>
        )}
        {daysToAnswer !== null && (
          <Fact term="Answered within">
            {formatPlural(Number(daysToAnswer.toFixed(1)), 'day')} at the median
          </Fact>
        )}
        {ended > 0 && (
          <Fact term="Fell through">
            {fellThrough} of {formatPlural(ended, 'sale')} that came to an end
          </Fact>
        )}
        {facts.sales > 0 && (
          <Fact term="Facts as told">
            {formatPlural(facts.judged, 'fact')} told, {facts.different} found different in{' '}
            {formatPlural(facts.sales, 'closed sale')}
            <p className="text-sm text-text-muted">
              Said by the buyers after the closing; the seller may answer each.
            </p>
          </Fact>
        )}
      </FactList>
    </DetailSection>
  );
}
