// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type AtomEntry, toAtom } from './atom';

const entry: AtomEntry = {
  id: 'tag:homes.example,2026:home:s1',
  title: '1 Main Street, Albany, NY 12207',
  url: 'https://homes.example/properties/a-1?a=1&b=2',
  summary: 'A house.',
  category: 'Albany County',
  publishedAt: Date.parse('2026-11-20T10:00:00Z'),
  updatedAt: Date.parse('2026-11-21T10:00:00Z'),
};
const feed = {
  id: 'tag:homes.example,2026:new',
  title: 'New listings',
  author: 'Homes',
  selfUrl: 'https://homes.example/feeds/all.atom',
  pageUrl: 'https://homes.example/properties',
  entries: [entry],
};

function read(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  return document;
}
const texts = (node: ParentNode, selector: string) =>
  [...node.querySelectorAll(`:scope > ${selector}`)].map(({ textContent }) => textContent);

test('a feed has one id, one title and one updated, and an author for all its entries (RFC 4287, 4.1.1)', () => {
  const { documentElement: root } = read(toAtom(feed));
  expect(texts(root, 'id')).toEqual([feed.id]);
  expect(texts(root, 'title')).toEqual([feed.title]);
  expect(texts(root, 'updated')).toEqual(['2026-11-21T10:00:00.000Z']);
  expect(texts(root, 'author')).toEqual(['Homes']);
  expect(root.querySelector(':scope > link[rel=self]')?.getAttribute('href')).toBe(feed.selfUrl);
});

test('an entry has one id, one title, one updated and at most one alternate of a type (4.1.2)', () => {
  const [found] = read(toAtom(feed)).querySelectorAll('entry');
  if (!found) throw new Error('No entry');
  for (const name of ['id', 'title', 'updated', 'published', 'summary'])
    expect(texts(found, name)).toHaveLength(1);
  const links = [...found.querySelectorAll('link')].map((link) => [
    link.getAttribute('rel'),
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([['alternate', entry.url]]);
});

test('seller text is escaped, and characters that XML forbids are removed', () => {
  const title = `<b>"Bob's" & sons</b> ]]> <!-- é 🏠`;
  const { documentElement: root } = read(
    toAtom({ ...feed, entries: [{ ...entry, title: `${title}\u0000\u0008\ud800` }] }),
  );
  expect(texts(root, 'entry > title')).toEqual([title]);
});

test('a feed without entries is valid and was last updated in 1970', () => {
  expect(texts(read(toAtom({ ...feed, entries: [] })).documentElement, 'updated')).toEqual([
    '1970-01-01T00:00:00.000Z',
  ]);
});
