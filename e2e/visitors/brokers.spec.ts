import { sampleBroker } from '@/sample/people';
import { addAuction, createBidder } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs } from '../support/people';
import { place } from '../support/place';

/** What 19 NYCRR § 175.25 requires with a home that a broker lists. */
const line = `Listed by ${sampleBroker.name}, ${sampleBroker.firm} · ${sampleBroker.phone}`;

test('the cards, rows, page, email, feed, and calendar of a broker’s home name the broker, the brokerage, and a phone number', async ({
  page,
  request,
}) => {
  const person = await createBidder(place);
  const dollars = 44_000 + Math.floor(Math.random() * 1_000_000);
  const search = `min=${dollars}&max=${dollars}`;
  await signInAs(page, person);
  await page.goto(`/properties?${search}&map=off`);
  await page.getByRole('link', { name: 'Save search' }).click();
  await page.getByLabel('Email alerts').selectOption('Within minutes');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByText('We’ll email you as soon as there’s a new home.')).toBeVisible();
  const { slug } = await addAuction(place, {
    endsInMs: 3_600_000,
    startingBidCents: dollars * 100,
    hasBroker: true,
  });
  const home = `/properties/${slug}`;
  const main = page.getByRole('main');

  await test.step('the email of a saved search', async () => {
    const mail = page.getByRole('article').filter({ hasText: person.email }).filter({ hasText: slug });
    await expect(async () => {
      await page.goto('/dev/mail');
      await expect(mail).toContainText(line, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  });
  await test.step('the results', async () => {
    await page.goto(`/properties?${search}&map=off`);
    await expect(main.getByRole('article')).toContainText(line);
  });
  await test.step('the auction board', async () => {
    await page.goto(`/auctions?${search}`);
    await expect(main.locator('ol > li').filter({ has: page.locator(`a[href="${home}"]`) })).toContainText(
      line,
    );
  });
  await test.step('the page of the home', async () => {
    await page.goto(home);
    await expect(main.locator('[data-listed-by]')).toHaveText(line);
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/me/homes'));
    await page.getByRole('button', { name: 'Save this home' }).click();
    await stored;
  });
  await test.step('a comparison', async () => {
    await page.goto(`/compare?ids=${slug}`);
    await expect(page.getByRole('columnheader')).toContainText(line);
  });
  await test.step('the saved homes, and those viewed lately', async () => {
    await page.goto('/saved');
    await expect(main.getByRole('article')).toContainText(line);
    await expect(page.getByRole('region', { name: 'Recently viewed' })).toContainText(line);
    await page.goto('/dashboard');
    await expect(main).toContainText(line);
  });
  await test.step('the feed and the calendar', async () => {
    const calendar = await (await request.get(`/calendars/homes/${slug}.ics`)).text();
    expect(calendar.replaceAll('\r\n ', '').replaceAll('\\,', ',')).toContain(line);
    const entry = async () => {
      const feed = await (await request.get('/feeds/all.atom')).text();
      return feed.split('<entry>').find((each) => each.includes(slug));
    };
    // The feed is at most ten seconds old.
    await expect.poll(entry, { timeout: 30_000 }).toContain(line);
  });
});
