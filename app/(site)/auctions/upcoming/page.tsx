import { pageMetadata } from '@/components/layout/page-metadata';
import { pageRoutes } from '@/lib/page-routes';
import * as copy from '@/messages/auctions';
import { AuctionsView } from '../_sections/auctions-view';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: copy.upcomingPage.upcomingPropertyAuctions,
  description: copy.upcomingPage.bankOwnedProperties,
  path: pageRoutes.upcomingAuctions,
});

export default function Page() {
  return <AuctionsView phase="upcoming" />;
}
