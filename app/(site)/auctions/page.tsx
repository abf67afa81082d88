import { pageMetadata } from '@/components/layout/page-metadata';
import { routes } from '@/lib/routes';
import { AuctionsView } from './_sections/auctions-view';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'Live property auctions in New York',
  description:
    'Bank-owned properties in New York under the hammer now: current bid, reserve and time left of every live auction.',
  path: routes.auctions,
});

export default function Page() {
  return <AuctionsView phase="live" />;
}
