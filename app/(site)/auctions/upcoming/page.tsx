import { pageMetadata } from '@/components/layout/page-metadata';
import { pageRoutes } from '@/lib/page-routes';
import { AuctionsView } from '../_sections/auctions-view';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'Upcoming property auctions in New York',
  description:
    'Bank-owned properties in New York that come to auction next, by day, with starting bid and terms.',
  path: pageRoutes.upcomingAuctions,
});

export default function Page() {
  return <AuctionsView phase="upcoming" />;
}
