import type { PublicTurn } from '@/lib/domain/closings/views/public-closing';
import { formatMoment, formatMoney } from '@/lib/format';
import { DetailSection } from './detail-section';

/** Outcomes of this home's sales. They stay here, whatever follows. */
export function SaleOutcome({ turns }: { readonly turns: readonly PublicTurn[] }) {
  if (turns.length === 0) return null;
  return (
    <DetailSection id="sale" title="What became of the sale">
      <ol className="divide-y divide-line border-b border-line">
        {turns.map(({ at, words, priceCents }) => (
          <li key={`${at} ${words}`} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <span className="font-medium">
              {words}
              {priceCents !== null && ` for ${formatMoney(priceCents)}`}
            </span>
            <time dateTime={new Date(at).toISOString()} className="text-text-muted">
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
