// @vitest-environment jsdom
import { act, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RefreshOnNotification } from './refresh-on-notification';

const refresh = vi.fn();
const router = { refresh };
vi.mock('next/navigation', () => ({ useRouter: () => router }));
let tell = (_at: number) => {};
vi.mock('@/providers/auth-provider', () => ({ useAuth: () => ({ state: 'signed-in' }) }));
vi.mock('@/lib/client/auctions/live', () => ({
  followInbox: (listener: (inbox: unknown) => void) => {
    tell = (at) => act(() => listener({ unread: 1, at }));
    return () => {};
  },
}));

let leave = () => {};
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML =
    '<header><input></header><main><input name="price" value="1"><input type="checkbox" name="read"><textarea name="words">a</textarea><select name="kind"><option>x<option>y</select><p id="more"></p></main><div id="root"></div>';
  const root = createRoot(document.querySelector('#root') ?? document.body);
  await act(async () => root.render(<RefreshOnNotification since={7} />));
  leave = () => act(() => root.unmount());
});
afterEach(() => {
  leave();
  refresh.mockClear();
  vi.unstubAllGlobals();
});

const field = <T extends HTMLElement = HTMLInputElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};

test('the page refreshes once for each notification since it was rendered', () => {
  tell(7);
  expect(refresh).not.toHaveBeenCalled();
  tell(8);
  tell(8);
  expect(refresh).toHaveBeenCalledTimes(1);
  tell(9);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a field outside the content does not delay the refresh', () => {
  field('header input').focus();
  tell(8);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void, () => void]>([
  ['a field has the focus', () => field('[name=price]').focus(), () => field('[name=price]').blur()],
  ['an input has unsaved text', () => type('[name=price]', '2'), () => type('[name=price]', '1')],
  ['a textarea has unsaved text', () => type('textarea', 'b'), () => type('textarea', 'a')],
  ['a list has an unsaved choice', () => choose(1), () => choose(0)],
  ['a form shows an error', () => more('<form><p role="alert">No</p></form>'), () => more('')],
  ['a file uploads', () => more('<progress></progress>'), () => more('')],
  ['a box is checked', () => field('[name=read]').click(), () => field('[name=read]').click()],
])(
  'the page shows a notice and waits while %s, then refreshes when a field loses the focus',
  async (_, begin, end) => {
    begin();
    tell(8);
    tell(9);
    await leaveField();
    expect(refresh).not.toHaveBeenCalled();
    expect(field('[role=status]').textContent).toContain('This page has updates.');
    end();
    await leaveField();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(field('[role=status]').textContent).toBe('');
  },
);

test('a person who is editing can refresh with a button, which moves the focus to the content', async () => {
  type('textarea', 'b');
  tell(8);
  field('main').tabIndex = -1;
  field('[role=status] button').focus();
  await act(async () => field('[role=status] button').click());
  expect(document.activeElement).toBe(field('main'));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(field('[role=status]').textContent).toBe('');
});

test('only one refresh runs at a time, and notifications during it cause one more', async () => {
  let end = () => {};
  refresh.mockImplementationOnce(() => startTransition(() => new Promise<void>((done) => (end = done))));
  tell(8);
  tell(9);
  tell(10);
  expect(refresh).toHaveBeenCalledTimes(1);
  await act(async () => end());
  expect(refresh).toHaveBeenCalledTimes(2);
});

const more = (html: string) => {
  field('#more').innerHTML = html;
};
const choose = (option: number) => {
  field<HTMLSelectElement>('[name=kind]').selectedIndex = option;
};

function type(selector: string, value: string) {
  field<HTMLInputElement | HTMLTextAreaElement>(selector).value = value;
}

async function leaveField() {
  await act(async () => {
    document.dispatchEvent(new FocusEvent('focusout'));
    await new Promise((resolve) => setTimeout(resolve, 1));
  });
}
