import { JSDOM } from 'jsdom';
import { addAuction, createBidder, sendBid } from '../support/bidders';
import { expect, test, waitFor } from '../support/fixtures';
import { barePort, place } from '../support/place';

const minutes = 60_000;
interface Listed {
  readonly ListingKey: string;
  readonly ListPrice: number | null;
  readonly StandardStatus: string;
  readonly ClosePrice: number | null;
  readonly Auction: { readonly CurrentPrice: number; readonly BidCount: number } | null;
}
const call = (path: string, init?: RequestInit) => fetch(new URL(path, place.siteUrl), init);
const read = async (path: string) => (await call(path)).json();

test('a page of another site can read a search and later revalidate it with its ETag', async ({
  page,
  allowError,
}) => {
  allowError(new RegExp(`404.*:${barePort}/favicon.ico`));
  await waitFor(`http://127.0.0.1:${barePort}/`);
  await page.goto(`http://127.0.0.1:${barePort}/`);
  const seen = await page.evaluate(async (url) => {
    const first = await fetch(url);
    const { total, listings } = await first.json();
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(url, { headers: { 'if-none-match': etag }, cache: 'no-store' });
    return { total, count: listings.length, etag, again: again.status };
  }, `${place.siteUrl}/api/listings?county=kings&status=sold`);
  expect(seen.total).toBeGreaterThan(0);
  expect(seen.count).toBe(seen.total);
  expect(seen.etag).not.toBe('');
  expect(seen.again).toBe(304);
});

test('a search can be downloaded as a CSV file', async () => {
  const main = await readMain('/properties?status=sold');
  const heading = [...main.querySelectorAll('h1, h2')].find(({ textContent }) =>
    /propert(y|ies)$/.test(textContent),
  );
  const answer = await call(linkTo(main, 'Download these homes (CSV)'));
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="?listings-\d{4}-\d\d-\d\d\.csv"?$/,
  );
  // Read as bytes: text() drops the byte order mark, which Excel needs to detect UTF-8.
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  expect(text.startsWith('\uFEFFListingKey,')).toBe(true);
  expect(text.match(/^s\d+,BNY-\d+,/gm)).toHaveLength(Number.parseInt(heading?.textContent ?? '', 10));
});

test('a bid appears as the auction’s current price, never as a list price or close price', async () => {
  const { auctionId } = await addAuction(place, { endsInMs: 20 * minutes });
  const { listingKey } = await read(`/api/auctions/${auctionId}`);
  const path = `/api/reso/Property('${listingKey}')`;
  const before = await call(path);
  const etag = before.headers.get('etag') ?? '';
  expect(((await before.json()) as Listed).Auction).toMatchObject({ BidCount: 0 });
  const [one, two] = [await createBidder(place), await createBidder(place)];
  expect((await sendBid(place, one, auctionId, 30_000_000)).status).toBe(201);
  expect((await sendBid(place, two, auctionId, 25_000_000)).status).toBe(201);
  await expect(async () => {
    const after = await call(path, { headers: { 'if-none-match': etag } });
    expect(after.status).toBe(200);
    const listing: Listed = await after.json();
    expect(listing).toMatchObject({ ListPrice: null, ClosePrice: null, Auction: { BidCount: 2 } });
    expect(listing.Auction?.CurrentPrice).toBeGreaterThan(250_000);
    expect(listing.Auction?.CurrentPrice).toBeLessThan(300_000);
  }).toPass();
});

test('an OData client reads the service document, the schema and all pages of a query', async () => {
  const { value } = await read('/api/reso');
  expect(value).toEqual([{ name: 'Property', kind: 'EntitySet', url: 'Property' }]);
  const metadata = await (await call('/api/reso/$metadata')).text();
  expect(metadata).toContain('<EntityType Name="Property">');
  const query = new URLSearchParams({
    $filter: "StandardStatus in ('Closed','Pending') and not (ClosePrice lt 100000)",
    $orderby: 'ClosePrice desc',
    $select: 'ListingKey,StandardStatus,ClosePrice',
    $count: 'true',
    $top: '500',
  });
  const found: Listed[] = [];
  let count = 0;
  for (let path = `/api/reso/Property?${query}`; path && found.length < 1000; ) {
    const answer = await read(path);
    count = answer['@odata.count'];
    found.push(...answer.value);
    path = answer['@odata.nextLink'] ?? '';
  }
  expect(count).toBeGreaterThan(0);
  expect(found).toHaveLength(count);
  expect(new Set(found.map(({ StandardStatus }) => StandardStatus))).toEqual(new Set(['Closed', 'Pending']));
  const prices = found.flatMap(({ ClosePrice }) => ClosePrice ?? []);
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual([...prices].sort((a, b) => b - a));
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(100_000);
  const wrong = await call('/api/reso/Property?$filter=Bedrooms gt 3&$expand=Media');
  expect(wrong.status).toBe(400);
  expect((await wrong.json()).error.details).toHaveLength(2);
  expect((await call("/api/reso/Property('nobody')")).status).toBe(404);
});

test('a developer finds the API documentation from any page, and each of its examples works', async () => {
  const about = await readDocument('/about');
  const main = await readMain(linkTo(about.querySelector('footer'), 'Open data'));
  expect(main.querySelector('h1')?.textContent).toBe('Open data');
  const api = await read('/api/openapi.json');
  for (const path of Object.keys(api.paths)) expect(main.textContent).toContain(`GET ${path}`);
  const examples = [...main.querySelectorAll('a[href^="/api/"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  expect(examples.length).toBeGreaterThan(5);
  for (const address of examples) expect((await call(address)).status, address).toBe(200);
});

const readDocument = async (path: string): Promise<Document> =>
  new JSDOM(await (await call(path)).text(), { url: place.siteUrl }).window.document;

async function readMain(path: string): Promise<Element> {
  const main = (await readDocument(path)).querySelector('main');
  if (!main) throw new Error(`${path} has no main part`);
  return main;
}

function linkTo(part: Element | null, name: string): string {
  const links = [...(part?.querySelectorAll('a') ?? [])];
  const href = links.find(({ textContent }) => textContent.includes(name))?.getAttribute('href');
  if (!href) throw new Error(`There is no link ${name}`);
  return href;
}
