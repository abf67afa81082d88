import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountRoutes } from '@/lib/account-routes';
import type { Notice } from '@/lib/domain/notifications/notification';
import { NotificationRow } from './notification-row';

const markupOf = (notice: Partial<Notice>): string =>
  renderToString(
    <NotificationRow
      id="n1"
      notice={{
        uid: 'u',
        kind: 'won',
        subject: 'You won',
        text: '',
        path: '/',
        at: 1,
        readAt: null,
        ...notice,
      }}
      action={async () => ({ status: 'open' })}
    />,
  );
const button = (variant: string) =>
  new RegExp(`<a href="/dashboard/notifications/n1" class="[^"]*button-${variant}[^"]*">Open closing room`);
const path = accountRoutes.sale('auction-a1');

test('a win leads with the closing room as its main button until it is read', () => {
  expect(markupOf({ path })).toMatch(button('primary'));
  expect(markupOf({ path, readAt: 2 })).toMatch(button('secondary'));
});

test('only a notification about a closing opens a closing room', () => {
  expect(markupOf({ path, kind: 'deadlines' })).toMatch(button('secondary'));
  expect(markupOf({ path: '/properties/a', kind: 'lost' })).not.toContain('closing room');
});
