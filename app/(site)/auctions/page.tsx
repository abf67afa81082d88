import { pageMetadata } from '@/components/layout/page-metadata';
import { routes } from '@/lib/routes';
import { auctionsPage as copy } from '@/messages/auctions/auctions-page';
import { AuctionsView } from './_sections/auctions-view';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: copy.livePropertyAuctions,
  description: copy.bankOwnedProperties,
  path: routes.auctions,
});

export default function Page() {
  return <AuctionsView phase="live" />;
}
