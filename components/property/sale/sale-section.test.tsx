import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { sampleCatalog } from '@/sample/catalog';
import { SaleSection } from './sale-section';

const [sample] = sampleCatalog({ now: Date.UTC(2026, 10, 22), createSalt: () => '0'.repeat(64) });
if (!sample) throw new Error('The catalog has a home');
const { listing } = sample;
const broker = { name: 'Ann Hollis', firm: 'Hollis Realty', phone: '(212) 555-0123' };
const listed = { ...listing, broker };

const htmlOf = (home: typeof listing) =>
  renderToStaticMarkup(
    <SaleSection listing={toPublicListing(home)} sellerRecord={null} outcome={null} history={null} />,
  );

test('a home’s page names its listing broker, the brokerage, and a phone number', () => {
  const html = htmlOf(listed);
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(
    'Listed by Ann Hollis, licensed real estate broker, Hollis Realty · (212) 555-0123',
  );
  expect(html).toContain('href="tel:(212) 555-0123"');
  expect(htmlOf(listing)).not.toContain('broker');
});

test('a home’s page shows the logo of the organization that sells it', () => {
  const shown = toPublicListing(listing);
  const logo = { src: '/files/logo.png', width: 240, height: 72 };
  const sectionOf = (home: typeof shown) =>
    renderToStaticMarkup(<SaleSection listing={home} sellerRecord={null} outcome={null} history={null} />);
  expect(sectionOf(shown)).not.toContain('<img');
  expect(sectionOf({ ...shown, seller: { ...shown.seller, logo } })).toMatch(
    /<img[^>]* src="\/files\/logo\.png"/,
  );
});
