import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toListingCard } from '@/lib/domain/listing-views/listing-card';
import { sampleCatalog } from '@/sample/catalog';
import { HeroPicture } from './hero-picture';

test('the picture of the home page names the broker of a home, and none for a home without one', () => {
  const sales = sampleCatalog({ now: Date.UTC(2026, 10, 22), createSalt: () => '0'.repeat(64) });
  const listing = sales.find((sale) => sale.listing.broker)?.listing;
  if (!listing) throw new Error('A broker lists one of the sample homes');
  const { broker, ...own } = toListingCard(listing, null);
  if (!broker) throw new Error('The card names the broker');
  expect(renderToStaticMarkup(<HeroPicture card={{ ...own, broker }} />)).toContain(
    `Listed by ${broker.name}, ${broker.firm} · ${broker.phone}`,
  );
  expect(renderToStaticMarkup(<HeroPicture card={own} />)).not.toContain('Listed by');
});
