import { JSDOM } from 'jsdom';
import { act, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { HtmlOnly } from './html-only';

const rendered = vi.fn();
function Index({ counts }: { readonly counts: readonly number[] }) {
  rendered();
  return (
    <ul>
      {counts.map((count) => (
        <li key={count}>{count} homes</li>
      ))}
    </ul>
  );
}
const page = (children: ReactNode, keptAs?: string) => (
  <main>
    <h1>Counties</h1>
    <HtmlOnly className="index" {...(keptAs && { keptAs })}>
      {children}
    </HtmlOnly>
  </main>
);

/** A browser with this HTML. The server above has no `window`. */
async function browse(html: string) {
  const { window } = new JSDOM(`<body>${html}</body>`, { url: 'https://homes.example' });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('navigator', { userAgent: 'test' });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const errors = vi.spyOn(console, 'error');
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  return { body: window.document.body, createRoot, hydrateRoot, errors };
}
afterEach(() => {
  vi.unstubAllGlobals();
  rendered.mockClear();
});

test('hydration keeps the server’s HTML and does not render the part', async () => {
  const html = renderToString(page(<Index counts={[3, 5]} />));
  expect(html).toContain('<div class="index"><ul><li>3');
  rendered.mockClear();
  const { body, hydrateRoot, errors } = await browse(html);
  const root = await act(async () => hydrateRoot(body, page(<Index counts={[3, 5]} />)));
  await act(async () => root.render(page(<Index counts={[4]} />)));
  expect(body.querySelector('.index')?.textContent).toBe('3 homes5 homes');
  expect(rendered).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

test('without the server’s HTML the part is rendered', async () => {
  const { body, createRoot } = await browse('');
  const root = createRoot(body);
  await act(async () => root.render(page(<Index counts={[4]} />)));
  expect(body.querySelector('.index')?.textContent).toBe('4 homes');
  await act(async () => root.unmount());
});

test('a part of every page is shown from the HTML of the first one', async () => {
  const html = renderToString(page(<Index counts={[3]} />, 'index'));
  rendered.mockClear();
  const { body, createRoot, hydrateRoot } = await browse(html);
  const first = await act(async () => hydrateRoot(body, page(<Index counts={[3]} />, 'index')));
  await act(async () => first.unmount());
  const next = createRoot(body);
  await act(async () => next.render(page(<Index counts={[3]} />, 'index')));
  expect(body.querySelector('.index')?.textContent).toBe('3 homes');
  expect(rendered).not.toHaveBeenCalled();
  await act(async () => next.unmount());
});
