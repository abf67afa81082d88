import { DataTable } from '@/components/layout/data-table';
import { defaultIncrementTable, type IncrementBand } from '@/lib/domain/auctions/terms/increments';
import { formatMoney } from '@/lib/format';

/** The bid increments that the engine uses. */
export function IncrementTable() {
  return (
    <DataTable
      caption="The increment, by the amount it is added to"
      columns={[{ label: 'At an amount of' }, { label: 'Increment', isNumber: true }]}
      rows={defaultIncrementTable.map((band, index) => [
        bandLabel(band, defaultIncrementTable[index - 1]),
        formatMoney(band.incrementCents),
      ])}
      note="The table of an auction is written into the first entry of its ledger and does not change afterwards."
    />
  );
}

function bandLabel({ belowCents }: IncrementBand, before: IncrementBand | undefined): string {
  const from = before?.belowCents ?? null;
  if (from === null) return belowCents === null ? 'Any amount' : `Under ${formatMoney(belowCents)}`;
  if (belowCents === null) return `${formatMoney(from)} and above`;
  return `${formatMoney(from)} to under ${formatMoney(belowCents)}`;
}
