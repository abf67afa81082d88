import type { FaultGroup } from '@/lib/domain/imports/fault-groups';
import type { TableImport } from '@/lib/domain/imports/import';
import type { Repeat, RowSummary } from '@/lib/domain/imports/repeats';
import { preview } from '@/messages/imports/preview';
import { repeatsTable as copy } from '@/messages/imports/repeats-table';
import { sameAddress as sameAddressCopy } from '@/messages/imports/same-address';
import { FirstRows } from './first-rows';

type Group = Pick<FaultGroup, 'count' | 'lines'>;

/** Lines about one home, side by side. */
export const RepeatsTable = ({ repeated, ...group }: Group & Pick<TableImport, 'repeated'>) => (
  <PairsTable {...group} pairs={repeated} words={copy} />
);

/** Lines with one address on different parcels, side by side. */
export const SameAddressTable = ({ sameAddress, ...group }: Group & Pick<TableImport, 'sameAddress'>) => (
  <PairsTable {...group} pairs={sameAddress} words={sameAddressCopy} />
);

interface PairsTableProps extends Group {
  readonly pairs: readonly Repeat[];
  readonly words: Readonly<Record<'lead' | 'caption' | 'again', string>>;
}

/** Without the pairs whose second line has another fault, which counts there. */
const PairsTable = ({ count, lines, pairs, words }: PairsTableProps) => (
  <>
    <p className="mt-1 max-w-prose text-text-muted">{words.lead}</p>
    <FirstRows
      caption={words.caption}
      headings={[copy.first, words.again]}
      rows={pairs.filter(({ again }) => lines.some(({ line }) => line === again.line))}
      count={count}
      keyOf={({ again }: Repeat) => again.line}
      cellsOf={({ first, again }: Repeat) => [
        <Home key="first" home={first} />,
        <Home key="again" home={again} />,
      ]}
    />
  </>
);

const Home = ({ home: { line, reference, street, unit, parcel } }: { readonly home: RowSummary }) => (
  <>
    <p className="text-sm text-text-muted">
      {[preview.line({ line }), reference].filter(Boolean).join(' · ')}
    </p>
    <p>
      {street || preview.noStreet}
      {unit && ` ${preview.unit({ unit })}`}
    </p>
    {parcel && <p className="text-sm">{preview.parcel({ parcel })}</p>}
  </>
);
