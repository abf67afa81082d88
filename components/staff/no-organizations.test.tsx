import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoOrganizations } from './no-organizations';

test('before a search, an empty list says there are no organizations and gives no search advice', () => {
  const words = renderToStaticMarkup(<NoOrganizations isSearch={false} />);
  expect(words).toContain('No organizations yet');
  expect(words).not.toMatch(/search/i);
});

test('after a search, an empty list explains how to search', () => {
  const words = renderToStaticMarkup(<NoOrganizations isSearch />);
  expect(words).toContain('No organizations found');
  expect(words).toContain('Search by the first letters');
});
