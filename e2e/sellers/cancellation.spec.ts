import { createHash } from 'node:crypto';
import { createBidder, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs, staff } from '../support/people';
import { place } from '../support/place';
import { buildHome } from '../support/publishing';
import { aPdf } from '../support/selling';
import { expectSound } from '../support/sound';

/** A home in a running auction with a bid that meets the reserve. */
async function boundHome() {
  const [home, rosa] = await Promise.all([
    buildHome('published', { startsInMs: -60_000, endsInMs: 7 * 24 * 3_600_000 }),
    createBidder(place),
  ]);
  const answer = await sendBid(place, rosa, `${home.draftId}-1`, 33_000_000);
  expect(answer.status, await answer.text()).toBe(201);
  return home;
}

test('after the reserve is met a seller cancels only with a document, whose hash everybody sees and which staff read', async ({
  page: olive,
  newVisitor,
}) => {
  const home = await boundHome();
  const [ada, visitor] = [await newVisitor(), await newVisitor()];
  await Promise.all([signInAs(olive, home.owner), signInAs(ada, staff)]);

  await olive.goto(home.manage);
  const part = olive.locator('#cancel-auction');
  await part.getByText('Cancel the auction', { exact: true }).click();
  await expect(part.getByText('A bid meets your terms')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Cancel auction' })).toHaveCount(0);
  const upload = async (name: string, buffer: Buffer) => {
    await part.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await part.getByRole('button', { name: 'Upload document' }).click();
  };
  await upload('note.pdf', Buffer.from('A note'));
  await expect(part.getByRole('alert')).toBeVisible();
  const report = aPdf('title report');
  await upload('title-report.pdf', report);
  await expect(part.getByText(/^Your document was uploaded/)).toBeVisible();
  await expectSound(olive);
  await part.getByLabel('Reason', { exact: true }).selectOption('title-defect');
  await part.getByLabel('What happened?').fill('A lien from 1998 was never released.');
  await part.getByRole('button', { name: 'Cancel auction' }).click();
  await expect(olive.getByText('Auction canceled. We’re notifying its bidders')).toBeVisible();

  const sha256 = createHash('sha256').update(report).digest('hex');
  await expect(async () => {
    await visitor.goto(home.path);
    const sale = visitor.getByRole('region', { name: 'Auction and seller' });
    await expect(sale).toContainText('Canceled by the seller: a title defect.', { timeout: 1_000 });
    await expect(sale).toContainText(`Document: title report, SHA-256 ${sha256}.`);
    await sale.getByText('Seller’s record on this site').click();
    await expect(sale).toContainText('Canceled by the seller1 auction after a bid met the seller’s terms');
  }).toPass();
  await expectSound(visitor);
  const privateFile = `/documents/${home.draftId}/cancellation-${sha256.slice(0, 24)}.pdf`;
  expect((await visitor.request.get(privateFile)).status()).not.toBe(200);
  await visitor.goto(`/auctions/${home.draftId}-1/ledger`);
  await expect(visitor.getByText(`SHA-256 ${sha256}.`)).toBeVisible();
  await expectSound(visitor);
  await ada.goto(`/dashboard/admin/homes/${home.draftId}`);
  const link = ada.getByRole('link', { name: /^Seller’s cancellation document/ });
  const paper = await ada.request.get((await link.getAttribute('href')) ?? '');
  expect([paper.status(), (await paper.body()).equals(report)]).toEqual([200, true]);
});

test('after the reserve is met staff cancel only with a document, whose hash everybody sees and which no seller reads', async ({
  page: ada,
  newVisitor,
}) => {
  const home = await boundHome();
  const [olive, visitor] = [await newVisitor(), await newVisitor()];
  await Promise.all([signInAs(ada, staff), signInAs(olive, home.owner)]);

  await ada.goto(`/dashboard/admin/homes/${home.draftId}`);
  const part = ada.getByRole('region', { name: 'Auction', exact: true });
  await expect(part.getByText('A bid meets the seller’s terms')).toBeVisible();
  await expect(part.getByText('Cancel auction', { exact: true })).toHaveCount(0);
  const report = aPdf('police report');
  await part
    .locator('input[type=file]')
    .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: report });
  await part.getByRole('button', { name: 'Upload document' }).click();
  await expect(ada.getByText(/^Document uploaded/)).toBeVisible();
  await part.getByText('Cancel auction', { exact: true }).click();
  await part.getByLabel('Reason', { exact: true }).selectOption('fraud');
  await part.getByLabel('What happened?').fill('A forged deed.');
  await part.getByRole('button', { name: 'Cancel for this reason' }).click();
  await expect(ada.getByText('Auction canceled. We’re notifying all parties.')).toBeVisible();
  await expectSound(ada);

  const sha256 = createHash('sha256').update(report).digest('hex');
  await expect(async () => {
    await visitor.goto(home.path);
    const sale = visitor.getByRole('region', { name: 'Auction and seller' });
    await expect(sale).toContainText('Canceled by our staff', { timeout: 1_000 });
    await expect(sale).toContainText(`SHA-256 ${sha256}.`);
  }).toPass();
  const link = ada.getByRole('link', { name: /^Our cancellation document/ });
  const file = (await link.getAttribute('href')) ?? '';
  const paper = await ada.request.get(file);
  expect([paper.status(), (await paper.body()).equals(report)]).toEqual([200, true]);
  for (const reader of [olive, visitor]) expect((await reader.request.get(file)).status()).not.toBe(200);
});
