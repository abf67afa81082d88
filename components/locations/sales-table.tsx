import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import type { LocationSale } from '@/lib/domain/location-pages/location-page';
import { formatDay, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';

/** Sold homes with the price in the deed. */
export const SalesTable = ({ sales }: { readonly sales: readonly LocationSale[] }) => (
  <DataTable
    caption="Closed sales, the latest first, with the price in the deed"
    columns={[
      { label: 'Property' },
      { label: 'Kind' },
      { label: 'Sale' },
      { label: 'Closed' },
      { label: 'Per sq ft', isNumber: true },
      { label: 'Sold for', isNumber: true },
    ]}
    rows={sales.map(({ slug, addressLines, propertyLabel, saleFormat, closedAt, ...price }) => [
      <Link
        key={slug}
        href={routes.property(slug)}
        prefetch={false}
        className="inline-block py-0.5 text-link"
      >
        {addressLines[0]}, {addressLines[1]}
      </Link>,
      propertyLabel,
      saleFormat === 'auction' ? 'Auction' : 'Fixed price',
      formatDay(closedAt),
      price.perSqftCents === null ? 'Not known' : formatMoney(Math.round(price.perSqftCents / 100) * 100),
      <strong key="price" className="font-semibold">
        {formatMoney(price.closePriceCents)}
      </strong>,
    ])}
  />
);
