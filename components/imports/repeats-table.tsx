import type { TableImport } from '@/lib/domain/imports/import';
import type { Repeat, RowSummary } from '@/lib/domain/imports/repeats';
import { formatCount } from '@/lib/format';
import { preview } from '@/messages/imports/preview';
import { repeatsTable as copy } from '@/messages/imports/repeats-table';
import { sameAddress as sameAddressCopy } from '@/messages/imports/same-address';

type TableProps = Pick<TableImport, 'repeats' | 'repeated' | 'otherParcels' | 'sameAddress'>;

/** Lines about one home, side by side. */
export const RepeatsTable = ({ repeats, repeated }: TableProps) => (
  <PairsTable
    id="repeats"
    count={Object.keys(repeats).length}
    pairs={repeated}
    words={{ ...copy, title: copy.title({ count: Object.keys(repeats).length }) }}
  />
);

/** Lines with one address on different parcels, side by side. */
export const SameAddressTable = ({ otherParcels, sameAddress }: TableProps) => (
  <PairsTable
    id="same-address"
    count={Object.keys(otherParcels).length}
    pairs={sameAddress}
    words={{ ...sameAddressCopy, title: sameAddressCopy.title({ count: Object.keys(otherParcels).length }) }}
  />
);

interface PairsTableProps {
  readonly id: string;
  /** How many there are, with those not listed. */
  readonly count: number;
  readonly pairs: readonly Repeat[];
  readonly words: Readonly<Record<'title' | 'lead' | 'caption' | 'again', string>>;
}

function PairsTable({ id, count, pairs, words }: PairsTableProps) {
  if (count === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading font-semibold">
        {words.title}
      </h2>
      <p className="mt-1 max-w-prose text-text-muted">{words.lead}</p>
      <table className="mt-4 w-full table-fixed border-y border-line text-left">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-text-muted">
            <th scope="col" className="py-2 pr-4 font-medium">
              {copy.first}
            </th>
            <th scope="col" className="py-2 font-medium">
              {words.again}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {pairs.map(({ first, again }) => (
            <tr key={again.line}>
              <Home home={first} />
              <Home home={again} />
            </tr>
          ))}
        </tbody>
      </table>
      {count > pairs.length && (
        <p className="mt-3 text-text-muted">{copy.more({ count: formatCount(count - pairs.length) })}</p>
      )}
    </section>
  );
}

const Home = ({ home: { line, reference, street, unit, parcel } }: { readonly home: RowSummary }) => (
  <td className="break-words py-2 pr-4 align-top">
    <p className="text-sm text-text-muted">
      {[preview.line({ line }), reference].filter(Boolean).join(' · ')}
    </p>
    <p>
      {street || preview.noStreet}
      {unit && ` ${preview.unit({ unit })}`}
    </p>
    {parcel && <p className="text-sm">{preview.parcel({ parcel })}</p>}
  </td>
);
