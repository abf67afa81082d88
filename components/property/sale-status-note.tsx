import { Notice } from '@/components/ui/notice';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { formatDay } from '@/lib/format';

/** Meaning of a status other than "for sale" for a visitor. */
export function SaleStatusNote({
  listing,
  className,
}: {
  readonly listing: PublicListing;
  readonly className?: string;
}) {
  const words = statusWords(listing);
  if (!words) return null;
  return (
    <Notice tone="info" {...(className && { className })}>
      {words}
    </Notice>
  );
}

function statusWords(listing: PublicListing): string | null {
  switch (listing.standardStatus) {
    case 'Closed':
      return `The sale closed on ${formatDay(listing.closeDate)}. The price is the one in the deed.`;
    case 'Pending':
      return 'A sale is agreed and on its way to contract and closing. It can still fall through.';
    case 'ActiveUnderContract':
      return 'A buyer is found, but the seller wants to hear from back-up buyers.';
    case 'ComingSoon':
      return listing.saleFormat === 'auction'
        ? 'The auction is being prepared. Its terms and times will stand here.'
        : 'Not for sale yet. You can ask the seller about it already.';
    default:
      return null;
  }
}
