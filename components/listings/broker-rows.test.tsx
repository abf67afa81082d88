import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SharePanel } from '@/components/listings/sharing/share-panel';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { toListingCard, toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { sampleCatalog } from '@/sample/catalog';
import { AuctionRow } from './auction-row';
import { EndingBoard } from './results/ending-board';
import { shareWords } from './sharing/share-copy';

const sales = sampleCatalog({ now: Date.UTC(2026, 10, 22), createSalt: () => '0'.repeat(64) });
const listing = sales.find((sale) => sale.listing.broker)?.listing;
if (!listing) throw new Error('A broker lists one of the sample homes');
const auction = anAuction({});
const card = toListingCard(listing, auction);
const { broker: _, ...own } = card;
const line = 'Listed by Ines Calloway, Salt Meadow Realty · (631) 555-0147';

test.each([
  ['a county’s page', (home: typeof own) => <AuctionRow card={home} />],
  ['the board of the home page', (home: typeof own) => <EndingBoard cards={[home]} />],
  [
    'a share picture',
    (home: typeof own) => (
      <SharePanel words={shareWords({ card: home, auction, listing: toPublicListing(listing) })} />
    ),
  ],
])('%s names the broker of a home, and none for a home without one', (_place, show) => {
  expect(renderToStaticMarkup(show(card))).toContain(line);
  expect(renderToStaticMarkup(show(own))).not.toContain('Listed by');
});
