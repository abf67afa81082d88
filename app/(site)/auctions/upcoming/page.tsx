import { pageMetadata } from '@/components/layout/page-metadata';
import { pageRoutes } from '@/lib/page-routes';
import { upcomingPage as copy } from '@/messages/auctions/upcoming-page';
import { AuctionsView } from '../_sections/auctions-view';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: copy.upcomingPropertyAuctions,
  description: copy.bankOwnedProperties,
  path: pageRoutes.upcomingAuctions,
});

export default function Page() {
  return <AuctionsView phase="upcoming" />;
}
