import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { saleDayCrumbs } from '@/components/auctions/sale-day/sale-day-copy';
import { homeBreadcrumbs } from '@/components/property/home-breadcrumbs';
import { findDataErrors } from '@/e2e/support/structured-data';
import { toPublicAuction } from '@/lib/domain/auctions/views/auction-views';
import { toListingCard, toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { sampleCatalog } from '@/sample/catalog';
import { JsonLd } from './json-ld';
import { listingThings } from './listing-things';
import { breadcrumbList, itemList } from './lists';
import { organization, website } from './organization';
import { saleDayEvent } from './sale-day-event';

const now = Date.parse('2026-11-21T15:00:00Z');
const siteUrl = 'https://homes.example';
const details = sampleCatalog({ now, createSalt: () => '0'.repeat(64) }).map(({ listing, auction }) => {
  const publicAuction = auction && toPublicAuction({ state: auction.state, head: 'head' }, now);
  return {
    listing: toPublicListing(listing),
    auction: publicAuction,
    card: toListingCard(listing, publicAuction),
  };
});

const faultsOf = (data: ReactElement) => findDataErrors(`<body>${renderToStaticMarkup(data)}</body>`);

test('a validator accepts the data of every home', async () => {
  for (const detail of details) {
    const things = listingThings({ detail, siteUrl, image: '/share/a-1/v.jpg' });
    const trail = breadcrumbList(homeBreadcrumbs(detail.listing), siteUrl);
    expect(await faultsOf(<JsonLd things={[...things, trail]} />), detail.listing.slug).toEqual([]);
  }
});

test('a validator accepts the data of the site and of a list', async () => {
  const place = { siteUrl, phone: '(212) 555-0142', contactMail: 'us@homes.example' };
  const cards = details.slice(0, 24).map(({ card }) => card);
  const things = [organization(place), website(place), itemList(cards, { siteUrl, total: 240 })];
  expect(await faultsOf(<JsonLd things={things} />)).toEqual([]);
});

test('a validator accepts the data of a sale day', async () => {
  const lots = details.filter(({ auction }) => auction !== null).slice(0, 5);
  const day = { slug: 'first-elm-2026-12-02', sellerName: 'First Elm <Savings>', day: '2026-12-02', lots };
  const event = saleDayEvent(day, { siteUrl, image: '/share/sale-days/a/v.jpg' });
  expect(event).not.toHaveProperty('offers');
  expect(await faultsOf(<JsonLd things={[event, breadcrumbList(saleDayCrumbs(day), siteUrl)]} />)).toEqual(
    [],
  );
});

test('the validator rejects a wrong type, property and list', async () => {
  const wrong = (thing: object) =>
    findDataErrors(
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing] })}</script>`,
    );
  expect(await wrong({ '@type': 'Bungalow' })).toHaveLength(1);
  expect(await wrong({ '@type': 'House', reservePrice: 1 })).toHaveLength(1);
  expect(await wrong({ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem' }] })).not.toEqual(
    [],
  );
});
