import { pageMetadata } from '@/components/layout/page-metadata';
import { pageRoutes } from '@/lib/page-routes';
import { AuctionsView } from '../_sections/auctions-view';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'Ended property auctions in New York',
  description:
    'How every auction of a bank-owned property in New York came out: sold, reserve not met, without bids or canceled.',
  path: pageRoutes.endedAuctions,
});

export default function Page() {
  return <AuctionsView phase="ended" />;
}
