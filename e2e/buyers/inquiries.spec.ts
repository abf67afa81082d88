import { addAuction, createBidder } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { seller, signInAs, staff } from '../support/people';
import { place } from '../support/place';
import { heading } from '../support/selling';
import { expectSound } from '../support/sound';

const terms = { endsInMs: 3_600_000, startingBidCents: 20_000_000 };
const dayMs = 24 * 3_600_000;
/** The date in so many days (UTC). A showing may be at most a year ahead. */
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Adds homes until one offers showings: not every sample home does. */
async function addHomeToSee(): Promise<string> {
  for (let tries = 0; tries < 40; tries++) {
    const { slug } = await addAuction(place, terms);
    const page = await fetch(`${place.siteUrl}/properties/${slug}`);
    if ((await page.text()).includes('Request a showing')) return slug;
  }
  throw new Error('No sample home lets visitors in');
}

test('a buyer asks about a home: a flagged phrase goes to a reviewer, the seller answers, and nobody sees who asked', async ({
  page: rosa,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const [{ slug }, bidder] = [await addAuction(place, terms), await createBidder(place)];
  const question = `Is the cellar of ${slug} dry?`;
  await signInAs(rosa, bidder);
  await rosa.goto(`/properties/${slug}`);
  const title = (await rosa.getByRole('heading', { level: 1 }).innerText()).replace('\n', ', ');
  await rosa.getByRole('link', { name: 'Ask the seller a question' }).click();
  await expect(heading(rosa, 'Ask the seller')).toBeVisible();
  await expectSound(rosa);
  await rosa.getByLabel('Your question').fill(`Adults only? ${question}`);
  await rosa.getByRole('button', { name: 'Send question' }).click();
  await expect(rosa.getByRole('alert').filter({ hasText: 'excludes people' })).toBeVisible();
  await expect(rosa.getByRole('alert').filter({ hasText: 'familial status' })).toBeVisible();
  await expect(rosa.getByLabel('Your question')).toHaveValue(`Adults only? ${question}`);
  await rosa.getByLabel('Note to the reviewer').fill('I only ask about the noise.');
  await rosa.getByRole('button', { name: 'Send question' }).click();
  await expect(
    rosa.getByText('A reviewer will read what you wrote before anything goes to the seller.'),
  ).toBeVisible();
  await expectSound(rosa);

  const ada = await newVisitor();
  await signInAs(ada, staff);
  await ada.goto('/dashboard/admin');
  await ada
    .getByRole('region', { name: /^Reports/ })
    .getByRole('link', { name: title })
    .click();
  await expect(ada.getByText(`Adults only? ${question}`)).toBeVisible();
  const held = ada.getByRole('status').filter({ hasText: 'This message hasn’t been sent yet' });
  await expect(held).toContainText('“Adults only”');
  await expect(held).toContainText('familial status');
  await expect(held).toContainText('I only ask about the noise.');
  await expectSound(ada);

  await rosa.goto(`/dashboard/questions/new?home=${slug}`);
  await rosa.getByLabel('Your question').fill(question);
  await rosa.getByRole('button', { name: 'Send question' }).click();
  await expect(rosa.getByText('Question sent to the seller')).toBeVisible();
  await expectSound(rosa);

  const [bank, visitor] = [await newVisitor(), await newVisitor()];
  await visitor.goto(`/properties/${slug}`);
  await expect(visitor.getByText(question)).toHaveCount(0);
  await signInAs(bank, seller);
  await bank.goto('/dashboard/questions');
  await expectSound(bank);
  const row = bank
    .getByRole('region', { name: /^Waiting for your answer/ })
    .getByRole('listitem')
    .filter({ hasText: question });
  await row.getByLabel('Your answer').fill('Dry since the drain of 2019.');
  await row.getByRole('button', { name: 'Publish answer' }).click();
  await expect(bank.getByText('Answer published')).toBeVisible();

  const section = visitor.getByRole('region', { name: 'Questions and answers' });
  await expect(async () => {
    await visitor.goto(`/properties/${slug}`);
    await expect(section).toContainText('Dry since the drain of 2019.', { timeout: 1_000 });
  }).toPass();
  await expect(section).toContainText(question);
  const html = await (await visitor.request.get(`/properties/${slug}`)).text();
  for (const secret of [bidder.name, bidder.email, bidder.uid]) expect(html).not.toContain(secret);
  await expectSound(visitor);

  const mail = visitor
    .getByRole('article')
    .filter({ hasText: bidder.email })
    .filter({ hasText: 'The seller answered' });
  await expect(async () => {
    await visitor.goto('/dev/mail');
    expect(await mail.count()).toBe(1);
  }).toPass();
});

test('an offer goes out without its flagged message, and a reviewer adds the message and publishes a flagged answer', async ({
  page: rosa,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const ahead = { startsInMs: 9 * dayMs, endsInMs: 12 * dayMs, startingBidCents: 20_000_000 };
  const [{ slug }, bidder] = [
    await addAuction(place, { ...ahead, takesOffers: true }),
    await createBidder(place),
  ];
  await signInAs(rosa, bidder);
  await rosa.goto(`/properties/${slug}`);
  const title = (await rosa.getByRole('heading', { level: 1 }).innerText()).replace('\n', ', ');
  await rosa.goto(`/dashboard/offers/new?home=${slug}`);
  await rosa.getByLabel('Price', { exact: true }).fill('370,000');
  await rosa.getByLabel('Earnest money').fill('20,000');
  await rosa.getByLabel('Financing').selectOption({ index: 1 });
  await rosa.getByLabel('Closing date').fill(inDays(60));
  await expect(rosa.getByLabel('Note to the reviewer')).toHaveCount(0);
  const letter = `We are a family with two children and love ${slug}.`;
  await rosa.getByLabel('Message to the seller').fill(letter);
  await rosa.getByRole('button', { name: 'Submit offer' }).click();
  await expect(rosa.getByRole('alert').filter({ hasText: 'add a note to the reviewer' })).toBeVisible();
  await expectSound(rosa);
  await rosa.getByLabel('Note to the reviewer').fill('It explains the closing date.');
  await rosa.getByRole('button', { name: 'Submit offer' }).click();
  await expect(rosa.getByText('Your offer was sent without its message.')).toBeVisible();
  await expect(rosa.getByText(letter)).toHaveCount(0);
  const offer = new URL(rosa.url()).pathname;
  await expectSound(rosa);

  const question = `How old is the roof of ${slug}?`;
  await rosa.goto(`/dashboard/questions/new?home=${slug}`);
  await rosa.getByLabel('Your question').fill(question);
  await rosa.getByRole('button', { name: 'Send question' }).click();
  await expect(rosa.getByText('Question sent to the seller')).toBeVisible();

  const bank = await newVisitor();
  await signInAs(bank, seller);
  await bank.goto(offer);
  await expect(bank.getByText('$370,000').first()).toBeVisible();
  await expect(bank.getByText(letter)).toHaveCount(0);
  await bank.goto('/dashboard/questions');
  const row = bank
    .getByRole('region', { name: /^Waiting for your answer/ })
    .getByRole('listitem')
    .filter({ hasText: question });
  const words = `New in 2019. Adults only upstairs at ${slug}.`;
  await row.getByLabel('Your answer').fill(words);
  await row.getByRole('button', { name: 'Publish answer' }).click();
  await row.getByLabel('Note to the reviewer').fill('The roof terrace has no railing.');
  await row.getByRole('button', { name: 'Publish answer' }).click();
  await expect(bank.getByText('A reviewer will read your answer first.')).toBeVisible();
  await expectSound(bank);

  const ada = await newVisitor();
  await signInAs(ada, staff);
  await ada.goto('/dashboard/admin');
  const reports = ada.getByRole('region', { name: /^Reports/ }).getByRole('link', { name: title });
  const paths = await reports.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const path of new Set(paths)) {
    await ada.goto(path);
    const isLetter = await ada.getByText(letter).isVisible();
    const next = isLetter ? 'the message is added to the offer' : 'the answer is published as written';
    await expect(ada.getByText(next)).toBeVisible();
    await expect(ada.getByText(isLetter ? letter : words)).toBeVisible();
    await expectSound(ada);
    await ada.getByLabel('Outcome').selectOption('No problem found');
    await ada.getByLabel('What did you find?').fill('It is about the home.');
    await ada.getByRole('button', { name: 'Close report' }).click();
    await expect(ada.getByRole('button', { name: 'Close report' })).toHaveCount(0);
  }

  await bank.goto(offer);
  await expect(bank.getByText(letter)).toBeVisible();
  const visitor = await newVisitor();
  await expect(async () => {
    await visitor.goto(`/properties/${slug}`);
    await expect(visitor.getByRole('region', { name: 'Questions and answers' })).toContainText(words, {
      timeout: 1_000,
    });
  }).toPass();
});

test('a seller announces an open house and confirms a showing, and both have calendar files', async ({
  page: rosa,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const [slug, bidder] = [await addHomeToSee(), await createBidder(place)];
  const bank = await newVisitor();
  await signInAs(bank, seller);
  await bank.goto('/dashboard/showings');
  const home = bank
    .getByRole('region', { name: /^Open houses at your homes/ })
    .locator('li')
    .filter({ has: bank.locator(`a[href="/properties/${slug}"]`) });
  await home.locator('summary').click();
  await home.getByLabel('Date').fill(inDays(20));
  await home.getByLabel('Start time (Eastern)').fill('13:00');
  await home.getByLabel('End time (Eastern)').fill('12:00');
  await home.getByRole('button', { name: 'Schedule open house' }).click();
  await expect(home.getByText('The end time must be after the start time.')).toBeVisible();
  await home.getByLabel('End time (Eastern)').fill('15:00');
  await home.getByRole('button', { name: 'Schedule open house' }).click();
  await expect(bank.getByText('Open house scheduled. It’s on the home’s page.')).toBeVisible();
  await expectSound(bank);

  await signInAs(rosa, bidder);
  const section = rosa.getByRole('region', { name: 'Tours' });
  await expect(async () => {
    await rosa.goto(`/properties/${slug}`);
    await expect(section).toContainText(/Open house: .* 1:00 PM ET to .* 3:00 PM ET/, { timeout: 1_000 });
  }).toPass();
  const openHouses = await section
    .getByRole('link', { name: 'Add open houses to your calendar' })
    .getAttribute('href');
  const calendar = await rosa.request.get(openHouses ?? '');
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain('SUMMARY:Open house: ');

  await section.getByRole('link', { name: 'Request a showing' }).click();
  await expect(heading(rosa, 'Request a showing')).toBeVisible();
  await expectSound(rosa);
  await rosa.getByLabel('Date', { exact: true }).fill(inDays(10));
  await rosa.getByLabel('Time (Eastern)').fill('10:00');
  await rosa.getByLabel('Message to the seller').fill(`We are two, about ${slug}.`);
  await rosa.getByRole('button', { name: 'Request showing' }).click();
  await expect(rosa.getByText('Request sent to the seller')).toBeVisible();
  await expectSound(rosa);

  await bank.goto('/dashboard/showings');
  const visit = bank
    .getByRole('region', { name: /^Showings of your homes/ })
    .locator('li')
    .filter({ hasText: `We are two, about ${slug}.` });
  await expect(visit).toContainText(bidder.email);
  await visit.getByLabel('Time (Eastern)').fill('11:30');
  await visit.getByLabel('Message to the visitor').first().fill('Ring twice.');
  await visit.getByRole('button', { name: 'Confirm showing' }).click();
  await expect(visit).toContainText('Confirmed');

  await rosa.goto('/dashboard/showings');
  const own = rosa
    .getByRole('region', { name: /^Your showings/ })
    .locator('li')
    .filter({ hasText: `about ${slug}.` });
  await expect(own).toContainText('11:30 AM ET');
  const file = await own.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href');
  const event = await rosa.request.get(file ?? '');
  expect(await event.text()).toMatch(/SUMMARY:Showing: [\s\S]*STATUS:CONFIRMED/);
  await own.locator('summary').click();
  await own.getByRole('button', { name: 'Cancel showing' }).click();
  await expect(own).toContainText('Canceled');
  expect(await (await rosa.request.get(file ?? '')).text()).toContain('STATUS:CANCELLED');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reports a listing; an incomplete report returns with the typed values', async ({
    page,
  }) => {
    const { slug } = await addAuction(place, terms);
    await page.goto(`/report/${slug}`);
    await page.getByLabel('Email').fill('nora@example.com');
    await page.locator('form').getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Please fix the following')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('nora@example.com');
    await page.getByLabel('What’s wrong?').selectOption('Something else');
    await page.getByLabel('What did you find?').fill('The pin is in the river.');
    await page.locator('form').getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Report sent to our reviewers')).toBeVisible();
  });
});
