// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotificationBell } from './notification-bell';

const stop = vi.fn();
const follow = vi.fn();
let tell = (_inbox: unknown) => {};
vi.mock('@/lib/client/auctions/live', () => ({
  followInbox: (listener: (inbox: unknown) => void) => {
    follow();
    tell = (inbox) => act(() => listener(inbox));
    return stop;
  },
}));

let leave = () => {};
const show = async (isFollowing: boolean) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<NotificationBell isFollowing={isFollowing} />));
  leave = () => act(() => root.unmount());
};
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  leave();
  document.body.replaceChildren();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? null;
const counter = () => textOf('a [aria-hidden=true]:not(svg)');
const name = () => textOf('a .sr-only');
const status = () => textOf('[role=status]');

test('the bell counts what is unread, says it, and is silent at zero', async () => {
  await show(true);
  expect([counter(), name(), status()]).toEqual([null, 'Notifications', '']);
  tell({ unread: 1, at: 1 });
  expect([counter(), name(), status()]).toEqual(['1', 'Notifications, 1 unread', 'Notifications: 1 unread']);
  tell({ unread: 0, at: 2 });
  expect([counter(), name(), status()]).toEqual([null, 'Notifications', '']);
});

test.each([
  [99, '99'],
  [100, '99+'],
  [101, '99+'],
])('%i unread notifications show as %s', async (unread, shown) => {
  await show(true);
  tell({ unread });
  expect(counter()).toBe(shown);
});

test.each([[null], ['unread'], [{}], [{ unread: 'many' }]])(
  'an inbox of %j counts nothing',
  async (inbox) => {
    await show(true);
    tell(inbox);
    expect([counter(), status()]).toEqual([null, '']);
  },
);

test('the bell follows the inbox only while it should, and stops when it leaves', async () => {
  await show(false);
  expect(follow).not.toHaveBeenCalled();
  leave();
  await show(true);
  expect(follow).toHaveBeenCalledTimes(1);
  leave();
  expect(stop).toHaveBeenCalledTimes(1);
  leave = () => {};
});
