import type { BulkHome } from '@/lib/domain/bulk-uploads/plan';

/** `REO-2077 · 418 Halsey Street, Brooklyn`, or its listing number. */
export const homeLabel = ({ reference, street, unit, city, listingId }: BulkHome): string => {
  const address = [street, unit, city].filter(Boolean).join(', ');
  return [reference, address].filter(Boolean).join(' · ') || listingId;
};
