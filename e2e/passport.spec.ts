import { expect, test } from './fixtures';
import { approve, publish } from './publishing';
import { fillStep, goOn, heading } from './selling';
import { expectSound } from './sound';

test('passport before and after an edit: the page tells what a fact was, what it is and since when, and counts what nobody knows', async ({
  page: olive,
  newVisitor,
}) => {
  test.setTimeout(240_000);
  const [ada, visitor] = [await newVisitor(), await newVisitor()];
  const home = await publish(olive, ada, () => ({ saleFormat: 'fixed-price', listPrice: '399,000' }));
  const passport = visitor.getByRole('region', { name: 'Risk passport', exact: true });
  const row = (topic: string) => passport.locator(`#risk-${topic}`);

  await visitor.goto(home.path);
  await expect(passport).toContainText('1 of 12 facts are not known');
  await expect(visitor.getByText('1 of 12 facts are not known: Violations.')).toBeVisible();
  await expect(row('occupancy')).toContainText('Interior inspection for the seller, as of Nov 10, 2026');
  await expect(row('occupancy')).not.toContainText('Changed');
  await expect(row('violations')).toContainText('Nobody has said anything of it');
  await row('violations').getByText('What that can cost you').click();
  await expect(row('violations').getByRole('link', { name: /§ 1307$/ })).toBeVisible();
  await expectSound(visitor);

  await olive.getByRole('button', { name: 'Change this listing' }).click();
  await expect(heading(olive, 'Preview and submit')).toBeVisible();
  await olive.goto(`${home.manage}/facts`);
  await fillStep(olive, 'facts', {
    ...{ occupancy: 'Tenant', possession: 'SubjectToOccupants' },
    ...{ occupancySource: 'Visit of November', occupancyAsOf: '2026-11-20' },
    ...{ violations: 'none', violationsSource: 'Search of the city', violationsAsOf: '2026-11-19' },
  });
  await expectSound(olive);
  await goOn(olive);
  await expect(heading(olive, 'Photos')).toBeVisible();
  await olive.goto(`${home.manage}/preview`);
  await olive.getByRole('button', { name: 'Send the change to the reviewers' }).click();
  await expect(olive.getByText('Your change is with our reviewers')).toBeVisible();
  await approve(ada, home.street);

  await expect(async () => {
    await visitor.goto(home.path);
    await expect(row('occupancy')).toContainText('Occupied by a tenant', { timeout: 1_000 });
  }).toPass();
  await expect(row('occupancy')).toContainText('Visit of November, as of Nov 20, 2026');
  const difference = row('occupancy').getByText(/^Changed \w+ \d+, \d{4}$/);
  await expect(difference).toBeVisible();
  await expect(row('occupancy').getByText('Was:')).toContainText('Vacant');
  await expect(row('occupancy').getByText('Is:')).toContainText('Occupied by a tenant');
  await expect(row('violations').getByText('Was:')).toContainText('Not known');
  await expect(row('violations')).toContainText('Search of the city, as of Nov 19, 2026');
  await expect(passport).toContainText('2 of 12 facts are not known');
  await expect(row('tenants').getByText('What that can cost you')).toBeVisible();
  await expectSound(visitor);
});
