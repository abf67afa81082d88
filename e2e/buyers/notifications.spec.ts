import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { addAuction, type Bidder, createBidder, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs } from '../support/people';
import { place } from '../support/place';

test.use({ serviceWorkers: 'allow' });
const terms = { endsInMs: 7_200_000, startingBidCents: 20_000_000 };
const bellOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const notificationOf = (page: Page, subject: string | RegExp) => page.getByRole('article', { name: subject });
const mailTo = (page: Page, email: string, subject: string | RegExp) =>
  page.getByRole('article').filter({ hasText: email }).filter({ hasText: subject });

test('without JavaScript, one click stops a kind of email, another all optional ones, and a third undoes it', async ({
  newVisitor,
  request,
}) => {
  const [ann, ben] = await Promise.all([createBidder(place), createBidder(place)]);
  const page = await newVisitor({ javaScriptEnabled: false });
  const [name = '', value = ''] = ann.cookie.split('; ')[0]?.split('=') ?? [];
  await page.context().addCookies([{ name, value, url: place.siteUrl }]);
  await page.goto('/dashboard/notifications/settings');
  const outbid = page.getByRole('group', { name: /^Outbid/ });
  await expect(outbid.getByLabel('Email')).toBeChecked();
  await expect(page.getByRole('group', { name: /^Won/ }).getByLabel('Email')).toBeDisabled();
  await page.getByLabel('Use quiet hours').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page.getByLabel('Use quiet hours')).toBeChecked();
  await expect(outbid.getByLabel('Email')).toBeChecked();

  const { auctionId } = await addAuction(place, terms);
  await mustBid(ann, auctionId, 25_000_000);
  await mustBid(ben, auctionId, 26_000_000);
  const mail = mailTo(page, ann.email, 'Outbid: ');
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(mail).toHaveCount(1, { timeout: 500 });
  }).toPass();
  const link = (await mail.getByRole('link', { name: /\/stop\// }).getAttribute('href')) ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop these emails?');
  const byPost = link.replace('/stop/', '/api/stop?notices=');
  expect((await request.post(byPost, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emails stopped');
  await page.goto('/dashboard/notifications/settings');
  await expect(outbid.getByLabel('Email')).not.toBeChecked();
  await expect(outbid.getByLabel('On this site')).toBeChecked();

  await page.goto(link);
  await page.getByRole('button', { name: 'Stop all optional emails' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All optional emails are off');
  await expect(page.getByText(/required emails.*\(Won, .*Offers/)).toBeVisible();
  await page.goto('/dashboard/notifications/settings');
  const lost = page.getByRole('group', { name: /^Lost/ });
  await expect(lost.getByLabel('Email')).not.toBeChecked();
  await page.getByRole('button', { name: 'Turn them back on' }).click();
  await expect(lost.getByLabel('Email')).toBeChecked();
  await expect(outbid.getByLabel('Email')).not.toBeChecked();
  await page.getByRole('button', { name: 'Stop all optional emails' }).click();
  await expect(page.getByRole('heading', { name: 'All optional emails are off' })).toBeVisible();
});

test('an outbid bidder gets a push notification, a count on the bell and an entry in the list', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  const service = createServer((request, response) => {
    sent.push(`${request.url} ${request.headers['content-encoding']}`);
    response.writeHead(201).end();
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/browser`;
  // Tests cannot reach the browsers' push services, so a local server stands in for them.
  await page.addInitScript((at) => {
    // Any valid P-256 public key: the base point of the curve.
    const p256dh = 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';
    const json = { endpoint: at, keys: { p256dh, auth: 'A'.repeat(22) } };
    PushManager.prototype.subscribe = async () =>
      Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => json });
  }, endpoint);
  await context.grantPermissions(['notifications']);
  const [ann, ben] = await Promise.all([createBidder(place), createBidder(place)]);
  const { auctionId, slug } = await addAuction(place, terms);
  await mustBid(ann, auctionId, 25_000_000);
  await signInAs(page, ann);
  await page.goto('/dashboard/notifications/settings');
  await page.getByRole('button', { name: 'Turn on push notifications' }).click();
  await expect(page.getByText('This browser will notify you from now on.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Turn off: Chrome/ })).toBeVisible();
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');

  await mustBid(ben, auctionId, 26_000_000);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect.poll(() => sent, { timeout: 20_000 }).toEqual(['/browser aes128gcm']);
  service.close();

  const cdp = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  // Not every headless Chromium shows notifications, so the service worker records what it would show.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const notifications: string[] = [];
    Reflect.set(globalThis, 'shown', notifications);
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      notifications.push(`${title} ${options?.body}`);
    };
  });
  const message = { title: 'You were outbid', body: 'Now $252,500.', path: '/dashboard', tag: 'one' };
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: place.siteUrl,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  const notifications = () => worker.evaluate((): unknown => Reflect.get(globalThis, 'shown'));
  await expect.poll(notifications).toEqual(['You were outbid Now $252,500.']);
  await page.getByRole('button', { name: /^Turn off: Chrome/ }).click();
  await expect(page.getByRole('button', { name: /^Turn off/ })).toHaveCount(0);

  await bellOf(page).click();
  const outbid = notificationOf(page, /^Outbid: /);
  await expect(outbid).toContainText('Unread');
  await outbid.getByRole('link').click();
  await expect(page).toHaveURL(`/properties/${slug}`);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');
  await mustBid(ann, auctionId, 27_000_000);
  await mustBid(ben, auctionId, 28_000_000);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread');
  await bellOf(page).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('0 unread')).toBeVisible();
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');
  await expect(outbid).toHaveCount(2);
  await expect(outbid.filter({ hasText: 'Unread' })).toHaveCount(0);
});

async function mustBid(bidder: Bidder, auctionId: string, maximumCents: number): Promise<void> {
  expect((await sendBid(place, bidder, auctionId, maximumCents)).status).toBe(201);
}
