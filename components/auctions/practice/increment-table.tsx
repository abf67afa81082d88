import { DataTable } from '@/components/layout/data-table';
import { defaultIncrementTable, type IncrementBand } from '@/lib/domain/auctions/terms/increments';
import { formatMoney } from '@/lib/format';
import * as copy from '@/messages/auctions';

/** The bid increments that the engine uses. */
export function IncrementTable() {
  return (
    <DataTable
      caption={copy.incrementTable.bidIncrementAmount}
      columns={[
        { label: copy.incrementTable.amount },
        { label: copy.incrementTable.increment, isNumber: true },
      ]}
      rows={defaultIncrementTable.map((band, index) => [
        bandLabel(band, defaultIncrementTable[index - 1]),
        formatMoney(band.incrementCents),
      ])}
      note={copy.incrementTable.auctionsTableRecorded}
    />
  );
}

function bandLabel({ belowCents }: IncrementBand, before: IncrementBand | undefined): string {
  const from = before?.belowCents ?? null;
  if (from === null)
    return belowCents === null
      ? copy.incrementTable.anyAmount
      : copy.incrementTable.under({ below: formatMoney(belowCents) });
  if (belowCents === null) return copy.incrementTable.above({ from: formatMoney(from) });
  return copy.incrementTable.under2({ from: formatMoney(from), below: formatMoney(belowCents) });
}
