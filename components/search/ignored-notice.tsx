import { Notice } from '@/components/ui/notice';
import type { IgnoredValue } from '@/lib/domain/search/listing-query';

/** Tells what of the address was left out of the search, instead of quietly showing something else. */
export function IgnoredNotice({ ignored }: { readonly ignored: readonly IgnoredValue[] }) {
  if (ignored.length === 0) return null;
  return (
    <Notice tone="warning" title="Part of this search was left out" className="mb-6">
      <ul>
        {ignored.map(({ name, value, reason }) => (
          <li key={`${name}=${value}`} className="break-words">
            {fieldNames[name] ?? name}: “{value.slice(0, 60)}” {reasons[reason]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const fieldNames: Readonly<Record<string, string>> = {
  county: 'County',
  type: 'Type',
  min: 'Price from',
  max: 'Price to',
  beds: 'Beds',
  sale: 'Sale',
  status: 'Status',
  sort: 'Order',
  page: 'Page',
};

const reasons: Record<IgnoredValue['reason'], string> = {
  unknown: 'is not one of the choices.',
  'not-a-whole-number': 'is not a whole number.',
  'not-a-day': 'is not a day.',
  'not-a-place': 'is no place on the map.',
  'out-of-range': 'is out of range.',
  'minimum-above-maximum': 'is below the least.',
  'needs-near': 'needs a place to begin at.',
};
