import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IncrementTable } from './increment-table';

test('the table shows the bid increments of the rules', () => {
  const rows = renderToStaticMarkup(<IncrementTable />).matchAll(
    /<th scope="row"[^>]*>([^<]*)<\/th><td[^>]*><span[^>]*>([^<]*)<\/span>/g,
  );
  expect([...rows].map(([, amount, increment]) => [amount, increment])).toEqual([
    ['Under $50,000', '$500'],
    ['$50,000 to under $250,000', '$1,000'],
    ['$250,000 to under $500,000', '$2,500'],
    ['$500,000 to under $1,000,000', '$5,000'],
    ['$1,000,000 to under $2,500,000', '$10,000'],
    ['$2,500,000 and above', '$25,000'],
  ]);
});
