import { text } from 'node:stream/consumers';
import { JSDOM } from 'jsdom';
import { act } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, expect, test, vi } from 'vitest';

/** A page whose footer has loaded nothing yet. */
async function pageWith(title: string) {
  vi.resetModules();
  const { SiteFooter } = await import('./site-footer');
  return (
    <main>
      <h1>{title}</h1>
      <SiteFooter phone="(518) 555-0100" contactMail="help@homes.example" />
    </main>
  );
}

afterEach(() => vi.unstubAllGlobals());

test('the footer names the boroughs as the pages of their counties do', async () => {
  const { prelude } = await prerenderToNodeStream(await pageWith('Home'));
  const { document } = new JSDOM(await text(prelude), { url: 'https://homes.example' }).window;
  const nameOf = (county: string) => document.querySelector(`a[href="/new-york/${county}"]`)?.textContent;
  expect(['kings', 'richmond', 'new-york', 'erie'].map(nameOf)).toEqual([
    'Brooklyn',
    'Staten Island',
    'Manhattan',
    'Erie',
  ]);
});

test('the footer with the fair housing link remains when hydration fails', async () => {
  const { prelude } = await prerenderToNodeStream(await pageWith('From the server'));
  const { window } = new JSDOM(`<body>${await text(prelude)}</body>`, { url: 'https://homes.example' });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('navigator', { userAgent: 'test' });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const onRecoverableError = vi.fn();
  const { hydrateRoot } = await import('react-dom/client');
  const { body } = window.document;
  const page = await pageWith('From the browser');
  const root = await act(async () => hydrateRoot(body, page, { onRecoverableError }));
  expect(onRecoverableError).toHaveBeenCalled();
  await vi.waitFor(() => expect(body.querySelector('h1')?.textContent).toBe('From the browser'), 10_000);
  expect(body.querySelector('footer a[href="/fair-housing"]')).not.toBeNull();
  // Nothing may run after the globals are gone.
  await act(async () => root.unmount());
});
