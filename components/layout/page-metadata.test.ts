import { expect, test } from 'vitest';
import { longestDescription, longestTitle, pageMetadata } from './page-metadata';

const facts = { title: 'Fees', description: 'What it costs.', path: '/fees' };

test('a page gives search engines, Open Graph and Twitter cards the same metadata', () => {
  const { title, description, openGraph, twitter, alternates } = pageMetadata(facts);
  expect(title).toEqual({ absolute: 'Fees | Bank-Owned New York' });
  expect([openGraph?.title, twitter?.title]).toEqual(['Fees', 'Fees']);
  expect([description, openGraph?.description, twitter?.description]).toEqual(
    Array(3).fill('What it costs.'),
  );
  expect([alternates?.canonical, openGraph?.url]).toEqual(['/fees', '/fees']);
  expect(twitter?.images).toEqual(openGraph?.images);
});

test('titles and descriptions are as long as search results show them', () => {
  const titleOf = (title: string) => pageMetadata({ ...facts, title }).title;
  const street = '1 Upper Saint Regis Landing Road, Saranac Lake, NY 12983';
  expect(titleOf(street)).toEqual({ absolute: street });
  const { absolute } = titleOf(`${street}, and a ${street}`) as { readonly absolute: string };
  expect(absolute.length).toBeLessThanOrEqual(longestTitle);
  const { description } = pageMetadata({ ...facts, description: 'What it costs. '.repeat(20) });
  expect(description?.length).toBeLessThanOrEqual(longestDescription);
  expect(description).toMatch(/costs?…$|it…$|What…$/);
});

test('a page’s own picture gets the size that link previews expect', () => {
  const image = { url: '/share/a-1/v.jpg', type: 'image/jpeg', alt: 'A home' };
  expect(pageMetadata({ ...facts, image }).openGraph?.images).toEqual([
    { ...image, width: 1200, height: 630 },
  ]);
});

test('a page without robots metadata inherits the indexable default', () => {
  expect(pageMetadata(facts)).not.toHaveProperty('robots');
});

test('a page that is not indexed still lets its links be followed', () => {
  const { robots } = pageMetadata({ ...facts, indexing: { isIndexed: false, until: null } });
  expect(robots).toEqual({ index: false, follow: true });
});

test('a page that leaves the index names the day', () => {
  const { robots } = pageMetadata({ ...facts, indexing: { isIndexed: true, until: 86_400_000 } });
  expect(robots).toEqual({
    index: true,
    follow: true,
    'max-image-preview': 'large',
    unavailable_after: '1970-01-02T00:00:00.000Z',
  });
});

test('every page offers the feed and calendar, a county page its own', () => {
  expect(pageMetadata(facts).alternates?.types).toMatchObject({
    'application/atom+xml': [{ url: '/feeds/all.atom' }],
    'text/calendar': [{ url: '/calendars/all.ics' }],
  });
  expect(pageMetadata({ ...facts, county: 'kings' }).alternates?.types).toMatchObject({
    'application/atom+xml': [{ url: '/feeds/kings.atom' }],
    'text/calendar': [{ url: '/calendars/kings.ics' }],
  });
});
