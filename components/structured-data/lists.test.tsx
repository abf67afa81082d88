import { expect, test } from 'vitest';
import { faqPage } from './faq-page';
import { breadcrumbList, itemList } from './lists';

const siteUrl = 'https://homes.example';

test('breadcrumbs are numbered from one and have absolute URLs', () => {
  const { itemListElement } = breadcrumbList(
    [
      { name: 'Home', href: '/' },
      { name: 'All properties', href: '/properties' },
    ],
    siteUrl,
  ) as { itemListElement: unknown };
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://homes.example/' },
    { '@type': 'ListItem', position: 2, name: 'All properties', item: 'https://homes.example/properties' },
  ]);
});

test('a list has its homes in order and counts those on other pages', () => {
  const cards = [{ slug: 'b-2', addressLines: ['2 B Street', 'Albany, NY 12207'] as const }];
  expect(itemList(cards, { siteUrl, total: 30 })).toMatchObject({
    numberOfItems: 30,
    itemListElement: [
      { position: 1, name: '2 B Street, Albany, NY 12207', url: 'https://homes.example/properties/b-2' },
    ],
  });
});

test('an answer has the visible text of the page, with link texts and separate paragraphs', () => {
  const answer = (
    <>
      <p>
        No. <a href="/fees">All {3} fees</a>.
      </p>
      <p>Never.</p>
    </>
  );
  expect(faqPage([{ id: 'a', question: 'Is it so?', answer }])).toMatchObject({
    mainEntity: [{ name: 'Is it so?', acceptedAnswer: { text: 'No. All 3 fees. Never.' } }],
  });
});
