import type { Page } from '@playwright/test';
import { addAuction, type Bidder, createBidder, type ShortAuction, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { moveClock, moveClockPastEnd } from '../support/move-clock';
import { seller, signInAs, staff } from '../support/people';
import { clockSite as place } from '../support/place';
import { aPdf } from '../support/selling';
import { expectSound } from '../support/sound';

const terms = { endsInMs: 3_600_000, startingBidCents: 20_000_000 };
const hourMs = 3_600_000;

const roomOf = ({ auctionId }: ShortAuction) => `/dashboard/sales/a-${auctionId}`;
/** The card of the next step. Its heading is the task. */
const card = (page: Page) => page.locator('#next-step');
const stage = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Progress' }).getByRole('listitem').filter({ hasText: name });

test('the winner signs, pays into escrow, closes and gets the keys; the responsible side confirms each step', {
  tag: '@clock',
}, async ({ page: rosa, newVisitor }) => {
  test.setTimeout(120_000);
  const bidder = await createBidder(place);
  const auction = await addWonAuction([[bidder, 25_000_000]]);
  const bank = await newVisitor();
  await Promise.all([signInAs(rosa, bidder, place), signInAs(bank, seller, place)]);

  await rosa.goto('/dashboard/sales');
  await expect(rosa.getByRole('region', { name: /^Purchases/ }).getByRole('link')).toHaveAttribute(
    'href',
    roomOf(auction),
  );
  await rosa.goto(`/properties/${auction.slug}`);
  await rosa.getByRole('link', { name: 'Open closing room' }).click();
  await expect(rosa).toHaveURL(roomOf(auction));
  await expect(card(rosa)).toContainText('Your next step');
  await expect(card(rosa)).toContainText('Sign the contract of sale');

  // The contract that bidders could read, which the seller can no longer replace.
  await bank.goto(roomOf(auction));
  await expect(card(bank).getByRole('link', { name: 'Read the contract' })).toHaveAttribute(
    'href',
    /^\/documents\/.*\/contract-of-sale\.pdf$/,
  );
  await expect(card(bank)).toContainText('it can’t be replaced');
  await expect(card(bank).getByText('Replace the contract')).toHaveCount(0);
  await expectSound(bank);
  await signContract(bank);
  await expect(card(bank)).toContainText('Waiting for the buyer');

  // Her page has been open all along. Here and below it shows the other side's steps without a reload.
  await rosa.getByLabel('Your full legal name').fill('Mickey Mouse');
  await rosa.getByLabel(/^I have read the contract/).check();
  await rosa.getByRole('button', { name: 'Sign contract' }).click();
  await expect(card(rosa).getByRole('alert')).toContainText(`Type “${bidder.name}”`);
  await expectSound(rosa);
  await rosa.getByLabel('Your full legal name').fill(bidder.name);
  await rosa.getByRole('button', { name: 'Sign contract' }).click();
  await expect(stage(rosa, 'Contract')).toContainText('Done');
  await rosa.getByText('Closing checklist').click();
  await expect(rosa.getByText(`Signed as ${bidder.name}`)).toBeVisible();
  await expect(card(rosa)).toContainText('Stop before you wire money');
  await expect(card(rosa)).toContainText('Eve Escrow, Escrow LLP');

  await rosa.reload();
  await confirm(rosa, 'Send the earnest money', 'Confirm it was sent');
  await bank.reload();
  await confirm(bank, 'Confirm the earnest money arrived', 'Confirm it was received');
  await bank.getByText('Request more time or end the sale').click();
  await bank.getByText('Request a later deadline').click();
  await bank.getByLabel('Why more time is needed').fill('An old mortgage was never satisfied of record.');
  await bank.getByRole('button', { name: 'Send request' }).click();
  await expect(bank.getByText('Request for a later deadline sent.')).toBeVisible();
  await expect(rosa.getByText('An old mortgage was never satisfied').first()).toBeVisible();
  await expectSound(rosa);
  await rosa.getByRole('button', { name: 'Agree to the later deadline' }).click();
  await expect(rosa.getByText('Deadline moved.')).toBeVisible();
  await bank.reload();
  await bank.getByText('Request more time or end the sale').click();
  await bank.getByText('Earlier requests for more time (1)').click();
  await expect(
    bank.getByRole('listitem').filter({ hasText: /^Agreed .*: closing deadline from/ }),
  ).toBeVisible();

  for (const page of [rosa, bank]) {
    await page.reload();
    await card(page).getByLabel('Attorney and firm').fill('Ada Lovelace, Lovelace & Co.');
    await confirm(page, 'Name your attorney', 'Name attorney');
  }
  await confirm(bank, 'Prepare the transfer tax forms', 'Confirm forms');
  await rosa.reload();
  await confirm(rosa, 'Accept the title report', 'Accept title report');
  await confirm(rosa, 'Confirm you’re ready to close', 'Confirm I’m ready');
  await bank.reload();
  await confirm(bank, 'Confirm you’re ready to close', 'Confirm I’m ready');
  await confirm(bank, 'Confirm the closing', 'Confirm closing');
  await rosa.reload();
  await confirm(rosa, 'Confirm the closing', 'Confirm closing');
  await expect(bank.getByText('Closed', { exact: true }).first()).toBeVisible();
  await confirm(rosa, 'Confirm the deed is recorded', 'Confirm recording');
  await expect(card(rosa)).toContainText('Sale complete');
  await reportFacts(rosa, bank, auction.slug);
  await enterFigures(rosa);
});

/** The statement of the win is there to compare with what was paid. */
async function enterFigures(buyer: Page) {
  const statement = buyer.getByRole('region', { name: 'Cost statement' });
  await statement.getByText('Show every line').click();
  await expect(statement.getByRole('row').first()).toContainText(/^Price.*\$\d/);
  await expect(statement.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
    'href',
    /\/statement\.pdf$/,
  );
  const figures = buyer.getByRole('region', { name: 'What you paid' });
  await figures.getByLabel('Price').fill('200,000');
  await figures.getByLabel('Taxes and recording').fill('250,000');
  await figures.getByLabel('Title and attorney').fill('3,210.99');
  await figures.getByRole('button', { name: 'Save my figures' }).click();
  await expect(figures.getByRole('alert')).toContainText('can’t be more than the price');
  await figures.getByLabel('Taxes and recording').fill('1,234.56');
  await figures.getByRole('button', { name: 'Save my figures' }).click();
  await expect(buyer.getByText('Your figures are saved.')).toBeVisible();
  await expect(figures).toContainText('$1,234.56');
  await expectSound(buyer);
}

test('a buyer who does not sign is in default, and the backup buyer takes over', { tag: '@clock' }, async ({
  page: bank,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const [bidder, backup] = await Promise.all([createBidder(place), createBidder(place)]);
  const auction = await addWonAuction(
    [
      [backup, 24_500_000],
      [bidder, 25_000_000],
    ],
    { hasContract: false },
  );
  const nell = await newVisitor();
  await Promise.all([signInAs(bank, seller, place), signInAs(nell, backup, place)]);

  await nell.goto(`/properties/${auction.slug}`);
  await nell.getByRole('link', { name: 'Become a backup buyer' }).click();
  await expect(nell).toHaveURL(/\/dashboard\/sales/);
  const home = nell.getByRole('region', { name: /^Won by someone else/ }).getByRole('listitem');
  await home.getByRole('button', { name: 'Become a backup buyer' }).click();
  await expect(nell.getByText('You’re a backup buyer. We’ll email you')).toBeVisible();

  await uploadContract(bank, auction);
  await signContract(bank);
  await expect(bank.getByText('Contract signed.')).toBeVisible();
  // Past the deadline and the cure period.
  await moveClock(121 * hourMs);
  await bank.reload();
  await bank.getByLabel('What wasn’t done').fill('No signature in five days.');
  await bank.getByLabel(/^The buyer didn’t do what was required/).check();
  await bank.getByRole('button', { name: 'Declare default' }).click();
  await expect(bank.getByText('Ended in default').first()).toBeVisible();
  // Without the buyer's bids the price is $200,000. The seller may relist free of charge instead.
  await expect(bank.getByText(/^Bidder 1’s price is \$200,000/)).toBeVisible();
  await expectSound(bank);
  await expectOnPage(auction, /The sale fell through/);
  // Neither does the page say that the sale moves on, nor do the losers read that somebody else bought the home.
  const page = await (await fetch(`${place.siteUrl}/properties/${auction.slug}`)).text();
  expect(wordsOf(page)).toContain('The first sale didn’t close.');
  expect(wordsOf(page)).not.toContain('moving toward contract');
  await nell.goto(`/properties/${auction.slug}`);
  await expect(nell.getByText('The winner’s purchase fell through')).toBeVisible();
  await bank.getByText('Offer the home to the backup buyer', { exact: true }).click();
  await expect(
    bank.getByText('This price is $46,000 (19%) less than the original sale price of $246,000.'),
  ).toBeVisible();
  await expectSound(bank);
  await bank.getByRole('button', { name: 'Offer the home at $200,000' }).click();
  await expect(bank.getByText('Your choice is saved.')).toBeVisible();

  await nell.goto('/dashboard/sales');
  const request = nell.getByRole('region', { name: /^Your turn as backup buyer/ });
  await expectSound(nell);
  await request.getByLabel(/^I’m buying this home for \$200,000/).check();
  await request.getByRole('button', { name: 'Buy for $200,000' }).click();
  await expect(nell.getByText('You’re buying the home.')).toBeVisible();
  await expect(nell).toHaveURL(/\/dashboard\/sales\/a-.*-next/);
  await expect(nell.getByText('Sold to a backup buyer')).toBeVisible();
  await expectOnPage(auction, /Sold to Bidder 1, a backup buyer/);
  await closeDefault(await newVisitor());
});

/** Staff look at the default that waited longest. */
async function closeDefault(ada: Page): Promise<void> {
  await signInAs(ada, staff, place);
  await ada.goto('/dashboard/admin');
  const row = ada
    .getByRole('region', { name: /^Defaults/ })
    .getByRole('listitem')
    .first();
  await row.getByRole('link', { name: 'Investigate' }).click();
  await expect(ada.getByRole('heading', { level: 1, name: 'Buyer default' })).toBeVisible();
  await expectSound(ada);
  await ada.getByLabel('Bid limit').selectOption('Restore the bid limit');
  await ada.getByLabel('What action did you take?').fill('The account had no other default.');
  await ada.getByRole('button', { name: 'Close default' }).click();
  await expect(ada.getByText('Enter what the escrow agent confirmed about the earnest money.')).toBeVisible();
  await ada.getByLabel('What the escrow agent confirmed').fill('Eve Escrow: no deposit arrived. By phone.');
  await ada.getByRole('button', { name: 'Close default' }).click();
  await expect(ada.getByText('Default closed')).toBeVisible();
}

async function uploadContract(bank: Page, auction: ShortAuction): Promise<void> {
  await bank.goto(roomOf(auction));
  await expect(card(bank).getByRole('heading', { name: 'Upload the contract of sale' })).toBeVisible();
  await card(bank).getByLabel('Contract (PDF)').setInputFiles(pdfNamed('contract.pdf'));
  await card(bank).getByRole('button', { name: 'Send contract to buyer' }).click();
  await expect(bank.getByText('Contract sent.')).toBeVisible();
}

async function signContract(bank: Page): Promise<void> {
  await bank.getByLabel('Escrow agent').fill('Eve Escrow');
  await bank.getByLabel('Firm', { exact: true }).fill('Escrow LLP');
  await bank.getByLabel('Your full legal name').fill('Mohawk Valley Savings');
  await bank.getByLabel(/^I have read the contract/).check();
  await bank.getByRole('button', { name: 'Sign contract' }).click();
}

/** The buyer reports once whether the facts were true, the seller answers, and the seller record counts. */
async function reportFacts(rosa: Page, bank: Page, slug: string): Promise<void> {
  const facts = (page: Page) => page.getByRole('region', { name: 'Was the listing accurate?', exact: true });
  const topics = facts(rosa).getByRole('group');
  // `all` does not wait.
  await expect(topics.first()).toBeVisible();
  expect(await topics.count()).toBeGreaterThan(5);
  for (const topic of await topics.all())
    await topic.getByLabel('What you found').selectOption('As described');
  const title = facts(rosa).getByRole('group', { name: 'Title', exact: true });
  await title.getByLabel('What you found').selectOption('Different');
  await facts(rosa).getByRole('button', { name: 'Submit answers' }).click();
  await expect(rosa.getByText('For each fact that was different, say what was different.')).toBeVisible();
  await expectSound(rosa);
  await title.getByLabel('What was different').fill('A judgment came up.');
  await facts(rosa).getByRole('button', { name: 'Submit answers' }).click();
  await expect(rosa.getByText('Answers submitted.')).toBeVisible();
  await expect(facts(rosa)).toContainText('A judgment came up.');
  await facts(bank).getByLabel('Your response').fill('It was paid at the closing.');
  await facts(bank).getByRole('button', { name: 'Submit response' }).click();
  await expect(bank.getByText('Response submitted.')).toBeVisible();
  await expectOnPage(
    { slug },
    /[1-9]\d* of \d+ listed facts? turned out to be different in \d+ closed sales?/,
  );
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
async function addWonAuction(
  bids: readonly (readonly [Bidder, number])[],
  more: { readonly hasContract?: boolean } = {},
): Promise<ShortAuction> {
  const auction = await addAuction(place, { ...terms, ...more });
  for (const [bidder, cents] of bids) {
    const answer = await sendBid(place, bidder, auction.auctionId, cents);
    expect(answer.status, await answer.text()).toBe(201);
  }
  await moveClockPastEnd(terms.endsInMs);
  return auction;
}

/** Confirms the next step. The page shows it already or updates to it without a reload. */
async function confirm(page: Page, task: string, button: string): Promise<void> {
  const heading = card(page).getByRole('heading', { name: task });
  await expect(heading).toBeVisible();
  await card(page).getByRole('checkbox').first().check();
  await card(page).getByRole('button', { name: button }).click();
  await expect(heading).toHaveCount(0);
}

const pdfNamed = (name: string) => ({ name, mimeType: 'application/pdf', buffer: aPdf() });
