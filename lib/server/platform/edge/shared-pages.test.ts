import { expect, test } from 'vitest';
import { config } from '@/proxy';
import { renderingHeader } from './missing-pages';
import { createSharedPages, freshMs, maximumPages, type RenderedPage } from './shared-pages';

const aPage = (status = 200): RenderedPage => ({
  status,
  headers: new Headers(),
  body: new ArrayBuffer(0),
  encoded: new Map(),
});

function counted(make: () => Promise<RenderedPage> = async () => aPage()) {
  const made: string[] = [];
  const getSharedPage = createSharedPages((path) => {
    made.push(path);
    return make();
  });
  return { made, getSharedPage };
}

test('requests for the same search within two seconds share one rendering', async () => {
  const { made, getSharedPage } = counted();
  const pages = await Promise.all([getSharedPage('/properties', 0), getSharedPage('/properties', 0)]);
  expect(await getSharedPage('/properties', freshMs - 1)).toBe(pages[0]);
  expect(made).toEqual(['/properties']);
});

test('after two seconds the search is rendered again', async () => {
  const { made, getSharedPage } = counted();
  await getSharedPage('/properties', 0);
  await getSharedPage('/properties', freshMs);
  expect(made).toHaveLength(2);
});

test('each query has its own page', async () => {
  const { made, getSharedPage } = counted();
  await getSharedPage('/properties?county=kings', 0);
  await getSharedPage('/properties?county=queens', 0);
  expect(made).toEqual(['/properties?county=kings', '/properties?county=queens']);
});

test('a failure or a status other than 200 is not cached', async () => {
  const { made, getSharedPage } = counted(async () => aPage(500));
  expect((await getSharedPage('/properties', 0)).status).toBe(500);
  await getSharedPage('/properties', 1);
  expect(made).toHaveLength(2);

  const failing = counted(() => Promise.reject(new Error('gone')));
  await expect(failing.getSharedPage('/properties', 0)).rejects.toThrow('gone');
  await expect(failing.getSharedPage('/properties', 1)).rejects.toThrow('gone');
  expect(failing.made).toHaveLength(2);
});

test('the number of cached searches is limited, and the oldest is dropped first', async () => {
  const { made, getSharedPage } = counted();
  for (let page = 0; page <= maximumPages; page++) await getSharedPage(`/properties?page=${page}`, 0);
  await getSharedPage('/properties?page=1', 0);
  expect(made).toHaveLength(maximumPages + 1);
  await getSharedPage('/properties?page=0', 0);
  expect(made).toHaveLength(maximumPages + 2);
});

test('the request that renders a page is not answered from the shared pages', () => {
  const [search] = config.matcher;
  expect(search).toMatchObject({
    source: '/properties',
    missing: expect.arrayContaining([{ type: 'header', key: renderingHeader }]),
  });
});
