import { pageMetadata } from '@/components/layout/page-metadata';
import { pageRoutes } from '@/lib/page-routes';
import { endedPage as copy } from '@/messages/auctions/ended-page';
import { AuctionsView } from '../_sections/auctions-view';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: copy.endedPropertyAuctions,
  description: copy.howEveryAuction,
  path: pageRoutes.endedAuctions,
});

export default function Page() {
  return <AuctionsView phase="ended" />;
}
