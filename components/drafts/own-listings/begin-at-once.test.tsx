// @vitest-environment jsdom
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { BeginAtOnce } from './begin-at-once';

test('a draft begins once, and not again after “back” or a reload', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', submitted);
  history.replaceState(null, '', '/dashboard/listings?begin=1');
  const show = () =>
    act(async () =>
      createRoot(document.body.appendChild(document.createElement('div'))).render(
        <StrictMode>
          <form>
            <BeginAtOnce />
          </form>
        </StrictMode>,
      ),
    );
  await show();
  await show();
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(location.pathname + location.search).toBe('/dashboard/listings');
});
