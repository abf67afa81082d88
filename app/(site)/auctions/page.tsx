import { pageMetadata } from '@/components/layout/page-metadata';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/auctions';
import { AuctionsView } from './_sections/auctions-view';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: copy.auctionsPage.livePropertyAuctions,
  description: copy.auctionsPage.bankOwnedProperties,
  path: routes.auctions,
});

export default function Page() {
  return <AuctionsView phase="live" />;
}
