import { DataTable } from '@/components/layout/data-table';
import { defaultIncrementTable, type IncrementBand } from '@/lib/domain/auctions/terms/increments';
import { formatMoney } from '@/lib/format';
import { incrementTable as copy } from '@/messages/auctions/increment-table';

/** The bid increments that the engine uses. */
export function IncrementTable() {
  return (
    <DataTable
      caption={copy.bidIncrementAmount}
      columns={[{ label: copy.amount }, { label: copy.increment, isNumber: true }]}
      rows={defaultIncrementTable.map((band, index) => [
        bandLabel(band, defaultIncrementTable[index - 1]),
        formatMoney(band.incrementCents),
      ])}
      note={copy.auctionsTableRecorded}
    />
  );
}

function bandLabel({ belowCents }: IncrementBand, before: IncrementBand | undefined): string {
  const from = before?.belowCents ?? null;
  if (from === null)
    return belowCents === null ? copy.anyAmount : copy.under({ below: formatMoney(belowCents) });
  if (belowCents === null) return copy.above({ from: formatMoney(from) });
  return copy.betweenAmounts({ from: formatMoney(from), below: formatMoney(belowCents) });
}
