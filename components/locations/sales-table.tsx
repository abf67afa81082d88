import { DataTable } from '@/components/layout/data-table';
import type { LocationSale } from '@/lib/domain/location-pages/location-page';
import { formatDay, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { salesTable as copy } from '@/messages/locations/sales-table';

/** Sold homes with the price in the deed. */
export const SalesTable = ({ sales }: { readonly sales: readonly LocationSale[] }) => (
  <DataTable
    caption={copy.closedSalesPrice}
    columns={[
      { label: copy.property },
      { label: copy.propertyType },
      { label: copy.saleType },
      { label: copy.closed },
      { label: copy.perSqFt, isNumber: true },
      { label: copy.sold, isNumber: true },
    ]}
    rows={sales.map(({ slug, addressLines, propertyLabel, saleFormat, closedAt, ...price }) => [
      <a key={slug} href={routes.property(slug)} className="inline-block py-0.5 text-link">
        {addressLines[0]}, {addressLines[1]}
      </a>,
      propertyLabel,
      saleFormat === 'auction' ? copy.auction : copy.fixedPrice,
      formatDay(closedAt),
      price.perSqftCents === null ? copy.unknown : formatMoney(Math.round(price.perSqftCents / 100) * 100),
      <strong key="price" className="font-semibold">
        {formatMoney(price.closePriceCents)}
      </strong>,
    ])}
  />
);
