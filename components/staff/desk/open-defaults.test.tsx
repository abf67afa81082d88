import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountRoutes } from '@/lib/account-routes';
import { OpenDefaults } from './open-defaults';

test('each default that keeps a bid limit at zero links to its case, also a kept one', () => {
  const defaults = [{ saleId: 'sale-1', place: '4 Elm Street, Utica' }];
  const html = renderToStaticMarkup(
    <OpenDefaults person={{ openDefaults: ['sale-1', 'sale-2'] }} defaults={defaults} />,
  );
  for (const saleId of ['sale-1', 'sale-2']) expect(html).toContain(accountRoutes.staffDefault(saleId));
  expect(html).toContain('4 Elm Street, Utica');
  expect(renderToStaticMarkup(<OpenDefaults person={{}} defaults={defaults} />)).toBe('');
});
