import type { TableImport } from '@/lib/domain/imports/import';
import type { RowSummary } from '@/lib/domain/imports/repeats';
import { formatCount } from '@/lib/format';
import { preview } from '@/messages/imports/preview';
import { repeatsTable as copy } from '@/messages/imports/repeats-table';

/** Lines about one home, side by side. */
export function RepeatsTable({ tableImport }: { readonly tableImport: TableImport }) {
  const { repeats, repeated } = tableImport;
  const count = Object.keys(repeats).length;
  if (count === 0) return null;
  return (
    <section aria-labelledby="repeats">
      <h2 id="repeats" className="text-heading font-semibold">
        {copy.title({ count })}
      </h2>
      <p className="mt-1 max-w-prose text-text-muted">{copy.lead}</p>
      <table className="mt-4 w-full table-fixed border-y border-line text-left">
        <caption className="sr-only">{copy.caption}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-text-muted">
            <th scope="col" className="py-2 pr-4 font-medium">
              {copy.first}
            </th>
            <th scope="col" className="py-2 font-medium">
              {copy.again}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {repeated.map(({ first, again }) => (
            <tr key={again.line}>
              <Home home={first} />
              <Home home={again} />
            </tr>
          ))}
        </tbody>
      </table>
      {count > repeated.length && (
        <p className="mt-3 text-text-muted">{copy.more({ count: formatCount(count - repeated.length) })}</p>
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
