import type { Page } from '@playwright/test';
import { addAuction, type Bidder, createBidder, type ShortAuction, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { moveClock, moveClockPastEnd } from '../support/move-clock';
import { seller, signInAs } from '../support/people';
import { clockSite as place } from '../support/place';
import { aPdf } from '../support/selling';
import { expectSound } from '../support/sound';

const terms = { endsInMs: 3_600_000, startingBidCents: 20_000_000 };
const hourMs = 3_600_000;

const roomOf = ({ auctionId }: ShortAuction) => `/dashboard/sales/a-${auctionId}`;
const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

test('the winner signs, pays into escrow, closes and gets the keys; the responsible side confirms each step', {
  tag: '@clock',
}, async ({ page: rosa, newVisitor }) => {
  test.setTimeout(120_000);
  const bidder = await createBidder(place);
  const auction = await addWonAuction([[bidder, 25_000_000]]);
  const bank = await newVisitor();
  await Promise.all([signInAs(rosa, bidder, place), signInAs(bank, seller, place)]);

  await rosa.goto('/dashboard/sales');
  await rosa
    .getByRole('region', { name: /^Purchases/ })
    .getByRole('link')
    .click();
  await expect(rosa).toHaveURL(roomOf(auction));
  await expect(rosa.getByText('The seller: sign the contract')).toBeVisible();

  await uploadContract(bank, auction);
  await expectSound(bank);
  await signContract(bank);
  await expect(step(bank, 'Contract')).toContainText('Signed as First Bank');

  // Her page has been open all along. Here and below it shows the other side's steps without a reload.
  await rosa.getByLabel('Your full legal name').fill('Rosa Marsh');
  await rosa.getByLabel(/^I have read the contract/).check();
  await rosa.getByRole('button', { name: 'Sign the contract' }).click();
  await expect(step(rosa, 'Contract')).toContainText('Signed as Rosa Marsh');
  await expect(step(rosa, 'Earnest money')).toContainText('Stop before you wire money');
  await expect(step(rosa, 'Earnest money')).toContainText('Eve Escrow, Escrow LLP');

  await rosa.reload();
  await confirm(rosa, 'Earnest money', 'Confirm that it is sent');
  await bank.reload();
  await confirm(bank, 'Earnest money in escrow', 'Confirm that it has arrived');
  await bank.getByText('Ask for a later deadline').click();
  await bank.getByLabel('Why more time is needed').fill('An old mortgage was never satisfied of record.');
  await bank.getByRole('button', { name: 'Ask the other side' }).click();
  await expect(bank.getByText('You have asked for a later deadline.')).toBeVisible();
  await expect(rosa.getByText('An old mortgage was never satisfied').first()).toBeVisible();
  await expectSound(rosa);
  await rosa.getByRole('button', { name: 'Agree: move the deadline' }).click();
  await expect(rosa.getByText('The deadline is moved.')).toBeVisible();
  await bank.getByText('Earlier requests for more time (1)').click();
  await expect(bank.getByRole('listitem').filter({ hasText: /^Agreed .*: the closing from/ })).toBeVisible();

  for (const page of [rosa, bank]) {
    await page.reload();
    await step(page, 'Attorneys').getByLabel('Attorney and firm').fill('Ada Lovelace, Lovelace & Co.');
    await confirm(page, 'Attorneys', 'Name the attorney');
  }
  await confirm(bank, 'Transfer-tax forms', 'Confirm the forms');
  await rosa.reload();
  await confirm(rosa, 'Title', 'Accept the title report');
  await confirm(rosa, 'Ready to close', 'Say that I am ready');
  await bank.reload();
  await confirm(bank, 'Ready to close', 'Say that I am ready');
  await confirm(bank, 'Closing', 'Confirm the closing');
  await rosa.reload();
  await confirm(rosa, 'Closing', 'Confirm the closing');
  await expect(bank.getByText('Closed', { exact: true }).first()).toBeVisible();
  await confirm(rosa, 'Recording', 'Confirm the recording');
  await reportFacts(rosa, bank, auction.slug);
});

test('a buyer who does not sign is in default, and the backup buyer takes over', { tag: '@clock' }, async ({
  page: bank,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const [bidder, backup] = await Promise.all([createBidder(place), createBidder(place)]);
  const auction = await addWonAuction([
    [backup, 24_500_000],
    [bidder, 25_000_000],
  ]);
  const nell = await newVisitor();
  await Promise.all([signInAs(bank, seller, place), signInAs(nell, backup, place)]);

  await nell.goto('/dashboard/sales');
  const home = nell.getByRole('region', { name: /^Won by somebody else/ }).getByRole('listitem');
  await home.getByRole('button', { name: 'Stand as back-up' }).click();
  await expect(nell.getByText('You stand as back-up. If you are asked')).toBeVisible();

  await uploadContract(bank, auction);
  await signContract(bank);
  await expect(bank.getByText('You have signed.')).toBeVisible();
  // Past the deadline and the cure period.
  await moveClock(121 * hourMs);
  await bank.reload();
  await bank.getByLabel('What was not done').fill('No signature in five days.');
  await bank.getByLabel(/^The buyer did not do what was due/).check();
  await bank.getByRole('button', { name: 'Declare the default' }).click();
  await expect(bank.getByText('Ended by a default').first()).toBeVisible();
  // Without the buyer's bids the price is $200,000, below 95% of the sale price. The seller may relist
  // free of charge instead.
  await expect(bank.getByText(/^Bidder 1 would pay \$200,000/)).toBeVisible();
  await expectSound(bank);
  await expectOnPage(auction, /The sale fell through/);
  await bank.getByRole('button', { name: 'Offer it to the back-up' }).click();
  await expect(bank.getByText('Your choice is kept.')).toBeVisible();

  await nell.goto('/dashboard/sales');
  const request = nell.getByRole('region', { name: /^You are asked as back-up/ });
  await expectSound(nell);
  await request.getByLabel(/^I buy the home for \$200,000/).check();
  await request.getByRole('button', { name: 'Buy for $200,000' }).click();
  await expect(nell.getByText('You buy the home.')).toBeVisible();
  await nell
    .getByRole('region', { name: /^Purchases/ })
    .getByRole('link')
    .click();
  await expect(nell.getByText('Sold to a back-up')).toBeVisible();
  await expectOnPage(auction, /Sold to Bidder 1, a back-up/);
});

async function uploadContract(bank: Page, auction: ShortAuction): Promise<void> {
  await bank.goto(roomOf(auction));
  await bank.getByLabel('What it is').fill('Contract of sale');
  await bank.getByLabel('PDF').setInputFiles(pdfNamed('contract.pdf'));
  await bank.getByRole('button', { name: 'Send the document' }).click();
  await expect(bank.getByText('The document is sent.')).toBeVisible();
  await bank.getByRole('button', { name: 'Put it up as the contract' }).click();
  await expect(bank.getByText('The contract is up.')).toBeVisible();
}

async function signContract(bank: Page): Promise<void> {
  await bank.getByLabel('Escrow agent').fill('Eve Escrow');
  await bank.getByLabel('Firm', { exact: true }).fill('Escrow LLP');
  await bank.getByLabel('Your full legal name').fill('First Bank');
  await bank.getByLabel(/^I have read the contract/).check();
  await bank.getByRole('button', { name: 'Sign the contract' }).click();
}

/** The buyer reports once whether the facts were true, the seller answers, and the seller record counts. */
async function reportFacts(rosa: Page, bank: Page, slug: string): Promise<void> {
  const facts = (page: Page) =>
    page.getByRole('region', { name: 'Was the home as it was told?', exact: true });
  const topics = facts(rosa).getByRole('group');
  for (const topic of await topics.all()) await topic.getByLabel('It was').selectOption('As told');
  const title = facts(rosa).getByRole('group', { name: 'Title', exact: true });
  await title.getByLabel('It was').selectOption('Different');
  await facts(rosa).getByRole('button', { name: 'Say how the facts were' }).click();
  await expect(rosa.getByText('Say what was different, beside each fact that was.')).toBeVisible();
  await expectSound(rosa);
  await title.getByLabel('What was different').fill('A judgment came up.');
  await facts(rosa).getByRole('button', { name: 'Say how the facts were' }).click();
  await expect(rosa.getByText('You have said how the facts were.')).toBeVisible();
  await expect(facts(rosa)).toContainText('A judgment came up.');
  await facts(bank).getByLabel('Your answer').fill('It was paid at the closing.');
  await facts(bank).getByRole('button', { name: 'Answer once' }).click();
  await expect(bank.getByText('Your answer is kept.')).toBeVisible();
  await expectOnPage({ slug }, /\d+ facts? told, [1-9]\d* found different in \d+ closed sales?/);
}

/** Waits for the text on the home's page, which is revalidated shortly after a change. */
const expectOnPage = ({ slug }: Pick<ShortAuction, 'slug'>, words: RegExp) =>
  expect
    .poll(async () => wordsOf(await (await fetch(`${place.siteUrl}/properties/${slug}`)).text()), {
      timeout: 20_000,
    })
    .toMatch(words);

const wordsOf = (html: string): string =>
  html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, '').replaceAll(/\s+/g, ' ');

/** Adds an auction, places the bids in order and moves the clock past its end. The last bidder wins. */
async function addWonAuction(bids: readonly (readonly [Bidder, number])[]): Promise<ShortAuction> {
  const auction = await addAuction(place, terms);
  for (const [bidder, cents] of bids) {
    const answer = await sendBid(place, bidder, auction.auctionId, cents);
    expect(answer.status, await answer.text()).toBe(201);
  }
  await moveClockPastEnd(terms.endsInMs);
  return auction;
}

/** Confirms a step. The page shows it already or updates to it without a reload. */
async function confirm(page: Page, name: string, button: string): Promise<void> {
  await step(page, name).getByRole('checkbox').check();
  await step(page, name).getByRole('button', { name: button }).click();
  await expect(step(page, name).getByRole('button', { name: button })).toHaveCount(0);
}

const pdfNamed = (name: string) => ({ name, mimeType: 'application/pdf', buffer: aPdf() });
