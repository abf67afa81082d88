import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { aPerson, createAccount, openSession, type Place } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { moveClockOf } from '../support/move-clock';
import { startOwnServer } from '../support/own-server';
import { seller, signInAs, staff } from '../support/people';
import { portsOf } from '../support/place';
import { addHome } from '../support/publishing';
import { changeStep, heading, saveAndContinue } from '../support/selling';
import { expectSound } from '../support/sound';

const drafts = 10;
/** Of the ten, in the order of the queue; the reviewer approves the others. */
const [returnedAt, rejectedAt] = [3, 6];
const text = 'Please replace the photo: it shows people.';
const hourMs = 3_600_000;

/** A reviewer without a mouse: every key is counted, a typed text as one. */
function keyboardOf(page: Page) {
  let pressed = 0;
  return {
    count: () => pressed,
    async press(...keys: readonly string[]): Promise<void> {
      for (const key of keys) await page.keyboard.press(key);
      pressed += keys.length;
    },
    async type(words: string): Promise<void> {
      await page.keyboard.insertText(words);
      pressed += 1;
    },
  };
}

async function fillQueue(site: Place, count: number): Promise<readonly string[]> {
  const owner = aPerson('Olive Seller');
  const ownerId = await createAccount(site, owner);
  await Promise.all([owner, staff].map((person) => openSession(site, person)));
  const streets: string[] = [];
  for (let home = 0; home < count; home++)
    streets.push((await addHome(ownerId, 'in-review', {}, site)).street);
  return streets;
}

async function addTemplate(ada: Page, site: Place): Promise<void> {
  await ada.goto(`${site.siteUrl}/dashboard/admin/reasons`);
  const form = ada.getByRole('region', { name: 'New template' });
  await form.getByLabel('Use for').selectOption('Returning a submission');
  await form.getByLabel('Title').fill('Photo shows people');
  await form.getByLabel('Text').fill(text);
  await form.getByRole('button', { name: 'Add template' }).click();
  await expect(ada.getByText('Template saved')).toBeVisible();
}

/** The figures of the current week, by name. They are up to a minute old, so the clock moves first. */
async function thisWeek(ada: Page, site: Place): Promise<Readonly<Record<string, number>>> {
  await moveClockOf(site, 120_000);
  const table = await (await ada.request.get(`${site.siteUrl}/api/staff/metrics.csv`)).text();
  const lines = table.trim().split(/\r?\n/);
  const [names = [], values = []] = [lines[0], lines.at(-1)].map((line) => line?.split(','));
  return Object.fromEntries(names.map((name, at) => [name, Number(values[at])]));
}

async function report(visitor: Page, site: Place, { slug, reason }: Record<'slug' | 'reason', string>) {
  await visitor.goto(`${site.siteUrl}/report/${slug}`);
  await visitor.getByLabel('What’s wrong?').selectOption(reason);
  await visitor.getByLabel('What did you find?').fill('The same home is listed twice.');
  await visitor.locator('form').getByRole('button', { name: 'Send report' }).click();
  await expect(visitor.getByText('Report sent to our reviewers')).toBeVisible();
}

/** The keys work from the moment their switch shows: the page is there before its script. */
async function expectKeysOn(page: Page): Promise<void> {
  await expect(page.getByRole('checkbox', { name: 'Single-key shortcuts' })).toBeChecked();
}

async function select(queue: Locator, words: string): Promise<void> {
  for (const box of await queue.getByRole('listitem').filter({ hasText: words }).getByRole('checkbox').all())
    await box.check();
}

test('a reviewer decides ten submissions in one flow by keyboard, then a changed one; several are decided for one reason, and the metrics count it all', async ({
  page: ada,
  newVisitor,
  allowError,
}) => {
  test.setTimeout(300_000);
  // Open pages ask for the next ones until their server ends.
  allowError(/ERR_CONNECTION_REFUSED/);
  const dataDir = mkdtempSync(join(tmpdir(), 'bank-owned-desk-'));
  const server = await startOwnServer({ ...portsOf('desk'), dataDir });
  const site = server.place;
  try {
    const streets = await fillQueue(site, drafts);
    await signInAs(ada, staff, site);
    const before = await thisWeek(ada, site);
    await addTemplate(ada, site);

    await test.step('ten submissions, longest waiting first', async () => {
      const keys = keyboardOf(ada);
      await ada.goto(`${site.siteUrl}/dashboard/admin/review`);
      for (const [at, street] of streets.entries()) {
        await expect(heading(ada, street)).toBeVisible();
        await expect(ada.getByText(`1 of ${drafts - at}`, { exact: true })).toBeVisible();
        await expectKeysOn(ada);
        for (const beside of ['Red flags', 'On record'])
          await expect(ada.getByRole('heading', { name: beside })).toBeInViewport();
        if (at === 0) {
          const bar = await ada.getByRole('navigation', { name: 'Review one by one' }).boundingBox();
          expect(bar?.height, 'the steps fit on one line').toBeLessThan(64);
          await expectSound(ada);
        }
        const from = keys.count();
        if (at === returnedAt) {
          await keys.press('r', 'Tab', 'Enter');
          await expect(ada.getByLabel('What should the seller change?')).toHaveValue(text);
          await keys.press('Escape', 's', 'Enter');
        } else if (at === rejectedAt) {
          await keys.press('x');
          await keys.type('The deed names another owner.');
          await keys.press('Tab', 'Enter');
        } else await keys.press('a', 'Enter');
        await expect(heading(ada, street)).toBeHidden();
        expect(keys.count() - from).toBeLessThanOrEqual(6);
      }
      await expect(heading(ada, 'Staff desk')).toBeVisible();
      expect(keys.count()).toBe(8 * 2 + 6 + 4);
    });

    await test.step('a returned home that its seller has changed, with the difference', async () => {
      const visitor = await newVisitor();
      await signInAs(visitor, seller, site);
      await visitor.goto(`${site.siteUrl}/dashboard/listings`);
      await visitor
        .getByRole('link', { name: /214 Bellflower Road/ })
        .first()
        .click();
      await visitor.waitForURL(/\/listings\/[^/]+/);
      const home = /^.*\/listings\/[^/?]+/.exec(visitor.url())?.[0] ?? '';
      await visitor.goto(`${home}/facts`);
      await changeStep(visitor, 'facts', { titleSummary: 'Deed recorded in Tompkins County.' });
      await saveAndContinue(visitor);
      await expect(heading(visitor, 'Photos')).toBeVisible();
      await visitor.goto(`${home}/preview`);
      await visitor.getByRole('button', { name: 'Submit for review' }).click();
      await expect(visitor.getByText('Submitted for review')).toBeVisible();

      const keys = keyboardOf(ada);
      await ada.goto(`${site.siteUrl}/dashboard/admin/review`);
      await expect(heading(ada, '214 Bellflower Road')).toBeVisible();
      await expectKeysOn(ada);
      await keys.press('d', 'Enter');
      await expect(ada.getByText('Deed recorded in Tompkins County.')).toBeInViewport();
      await keys.press('a', 'Enter');
      await expect(heading(ada, 'Staff desk')).toBeVisible();
      expect(keys.count()).toBe(4);
    });

    await test.step('three submissions and three reports, two hours later', async () => {
      const waiting = await fillQueue(site, 3);
      const visitor = await newVisitor();
      await visitor.goto(`${site.siteUrl}/properties`);
      const path = await visitor.getByRole('article').getByRole('link').first().getAttribute('href');
      const slug = path?.split('/').at(-1)?.split('?')[0] ?? '';
      for (const reason of ['duplicate', 'duplicate', 'duplicate', 'wrong-facts'])
        await report(visitor, site, { slug, reason });
      await moveClockOf(site, 2 * hourMs);

      await ada.goto(`${site.siteUrl}/dashboard/admin`);
      const reviews = ada.getByRole('region', { name: /^Reviews/ });
      for (const street of waiting) await select(reviews, street);
      await reviews.getByRole('button', { name: 'Return or reject the selected submissions' }).click();
      await ada.getByRole('link', { name: 'Return to the sellers' }).click();
      await expect(ada.getByText(/^Returned to Olive Seller/)).toHaveCount(3);
      await expectSound(ada);
      await ada.getByLabel('Reason (the sellers will see it)').fill(text);
      await ada.getByRole('button', { name: 'Save 3 decisions' }).click();
      await expect(ada.getByText('3 decisions saved')).toBeVisible();

      const reports = ada.getByRole('region', { name: /^Reports/ });
      await select(reports, '');
      await reports.getByRole('button', { name: 'Close the selected reports' }).click();
      await expect(ada.getByText('give different reasons')).toBeVisible();
      await ada.goto(`${site.siteUrl}/dashboard/admin`);
      await select(reports, 'Duplicate');
      await reports.getByRole('button', { name: 'Close the selected reports' }).click();
      await ada.getByRole('link', { name: 'No problem found' }).click();
      await ada.getByLabel('What did you find?').fill('Two homes with two deeds.');
      await ada.getByRole('button', { name: 'Close 3 reports' }).click();
      await expect(ada.getByText('3 decisions saved')).toBeVisible();
      await expect(reports.getByRole('listitem')).toHaveCount(1);
      await ada.goto(`${site.siteUrl}/dashboard/admin/audit?what=report-handled`);
      await expect(ada.getByText('Two homes with two deeds.')).toHaveCount(3);
    });

    await test.step('the metrics are those of this story', async () => {
      const now = await thisWeek(ada, site);
      expect(now.reportHours).toBe(2);
      // Nine approvals publish a home each. The sample adds one of its own every ten minutes.
      const listed = (now.listings ?? 0) - (before.listings ?? 0);
      expect(listed).toBeGreaterThanOrEqual(9);
      expect(listed).toBeLessThanOrEqual(12);
      // Eleven decisions at once and three after two hours, with the one of the sample.
      expect(now.reviewHours).toBeGreaterThanOrEqual(0.4);
      expect(now.reviewHours).toBeLessThanOrEqual(0.6);
      await ada.goto(`${site.siteUrl}/dashboard/admin/metrics`);
      for (const [name, value] of [
        ['Homes listed', now.listings],
        ['Response time for submissions', now.reviewHours],
        ['Response time for reports', now.reportHours],
      ] as const)
        await expect(
          ada.getByRole('img', { name: new RegExp(`^${name} by week\\. Latest: ${value}\\b`) }),
        ).toBeVisible();
      await expectSound(ada);
    });
  } finally {
    await server.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
