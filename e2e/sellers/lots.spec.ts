import type { Page } from '@playwright/test';
import { aPerson, createAccount, openSession } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs, staff } from '../support/people';
import { place } from '../support/place';
import { addHome, openBank } from '../support/publishing';
import { heading } from '../support/selling';
import { expectSound } from '../support/sound';

async function threeHomes() {
  const owner = aPerson('Olive Seller');
  const ownerId = await createAccount(place, owner);
  // The first session stores the user and confirms the staff member who approves.
  await Promise.all([owner, staff].map((person) => openSession(place, person)));
  const home = async () => {
    const { slug, ...built } = await addHome(ownerId, 'published');
    return { ...built, path: `/properties/${slug}` };
  };
  return { owner, homes: [await home(), await home(), await home()] as const };
}

const lotOf = (page: Page) => page.getByRole('region', { name: 'Lot of 3 homes' });

test('a seller sells three homes as one lot; a bidder reads about all of them; the lot ends as a whole', async ({
  page: olive,
  newVisitor,
}) => {
  test.setTimeout(180_000);
  const { owner, homes } = await threeHomes();
  const [lead, second, third] = homes;
  await signInAs(olive, owner);
  await olive.goto(`/dashboard/listings/${lead.draftId}`);
  await olive.getByRole('link', { name: 'Sell this home together with others' }).click();
  await expect(heading(olive, 'Sell homes as one lot')).toBeVisible();
  await expectSound(olive);
  await olive.getByRole('button', { name: 'Create the lot' }).click();
  await expect(olive.getByRole('alert').filter({ hasText: 'Choose at least one more home.' })).toBeVisible();
  await olive.getByLabel(second.street).check();
  await olive.getByLabel(third.street).check();
  await olive.getByRole('button', { name: 'Create the lot' }).click();
  await expect(olive.getByText('Lot created.')).toBeVisible();

  const chosen = olive.getByRole('checkbox', { name: third.street });
  for (const isIn of [false, true]) {
    // A home that has just left is offered again once the site has read the change.
    await expect(async () => {
      await olive.reload();
      await expect(chosen).toHaveCount(1, { timeout: 1_000 });
    }).toPass();
    await chosen.setChecked(isIn);
    await olive.getByRole('button', { name: 'Save changes' }).click();
    await expect(olive.getByText('Homes changed.')).toBeVisible();
    await expect(olive.getByLabel(`Share for ${third.street}`)).toHaveCount(isIn ? 1 : 0);
  }

  const share = (street: string) => olive.getByLabel(`Share for ${street}`);
  await expect(share(lead.street)).toHaveValue('33.34');
  await share(lead.street).fill('50');
  await olive.getByRole('button', { name: 'Save the split' }).click();
  await expect(olive.getByRole('alert').filter({ hasText: 'exactly 100%' })).toBeVisible();
  await share(second.street).fill('30');
  await share(third.street).fill('20');
  await olive.getByRole('button', { name: 'Save the split' }).click();
  await expect(olive.getByText('Split saved.')).toBeVisible();
  await expectSound(olive);

  const visitor = await newVisitor();
  await expect(async () => {
    await visitor.goto(second.path);
    await expect(lotOf(visitor)).toContainText('50% of the price', { timeout: 1_000 });
  }).toPass();
  await expect(visitor.getByText('Part of a lot of 3 homes')).toBeVisible();
  await expectSound(visitor);
  await visitor.getByRole('link', { name: 'Go to the auction' }).click();
  await expect(visitor).toHaveURL(new RegExp(`${lead.path}#auction$`));
  await expect(visitor.getByText('A lot of 3 homes.')).toBeVisible();
  for (const { street } of [lead, second, third]) {
    const papers = lotOf(visitor).locator('summary').filter({ hasText: street });
    await papers.click();
    await expect(papers.locator('..').getByText('Property condition').first()).toBeVisible();
  }
  await expect(
    visitor.getByText('all 3 homes in the lot. Each home’s costs are based on its share of the price'),
  ).toBeVisible();
  await expectSound(visitor);

  await olive.getByText('Dissolve this lot').click();
  await olive.getByRole('button', { name: 'Dissolve and cancel the auction' }).click();
  await expect(olive.getByText('Lot dissolved.')).toBeVisible();
  await expect(async () => {
    await visitor.goto(third.path);
    await expect(lotOf(visitor)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});

test('a bank forms one lot from homes chosen in its portfolio, and reads why one is left out', async ({
  page: mona,
}) => {
  test.setTimeout(120_000);
  const { path, add } = await openBank(mona, 'Cedar Savings');
  const [first, second] = [await add('published'), await add('published')];
  const fixed = await add('published', { saleFormat: 'fixed-price', listPrice: '400,000' });
  const chosen = [first, second, fixed].map(({ draftId }) => `home=${draftId}`).join('&');
  await mona.goto(`${path}/portfolio/actions?${chosen}`);
  await mona.getByRole('link', { name: 'Create a lot' }).click();
  const left = mona.getByRole('region', { name: '1 home left out' });
  await expect(left).toContainText(fixed.street);
  await expect(left).toContainText('This home has a fixed price.');
  await expect(mona.getByText(/ leads the lot: all the homes will be sold at its auction/)).toBeVisible();
  await expectSound(mona);
  await mona.goto(`${path}/portfolio/actions?${chosen}&type=lot&lead=${first.draftId}`);
  await mona.getByText('Choose another home’s auction').click();
  await mona.getByRole('link', { name: `Use the auction for ${second.street}` }).click();
  await expect(mona.getByText(`${second.street} leads the lot`)).toBeVisible();
  await mona.getByRole('button', { name: 'Create a lot of 2 homes' }).click();
  await expect(mona.getByText('Lot created.')).toBeVisible();
  await expect(mona.getByRole('region', { name: 'Homes in the lot' }).getByRole('listitem')).toHaveCount(2);
});
