import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { aPerson, createAccount } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs } from '../support/people';
import { place } from '../support/place';
import { foundOrganization } from '../support/selling';
import { expectSound } from '../support/sound';

test('a manager creates a key, calls the API, sees its last use, adds a webhook, sees the delivery and revokes the key', async ({
  page: mona,
  request,
}) => {
  test.setTimeout(90_000);
  const received: { readonly body: string; readonly headers: Record<string, string> }[] = [];
  const receiver = createServer((incoming, response) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    incoming.on('end', () => {
      received.push({ body, headers: incoming.headers as Record<string, string> });
      response.end('Thank you');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/homes`;

  const manager = aPerson('Mona Manager');
  await createAccount(place, manager);
  await signInAs(mona, manager);
  const path = await foundOrganization(mona, 'Larch Savings');
  await mona.getByRole('link', { name: 'API', exact: true }).click();
  await expect(mona.getByText('No keys yet')).toBeVisible();

  await mona.getByRole('button', { name: 'Create key' }).click();
  await expect(mona.getByRole('link', { name: 'Enter a name for the key, such as' })).toBeVisible();
  await mona.getByLabel('Name').fill('Core banking');
  await mona.getByLabel('Edit and submit listings').check();
  await mona.getByRole('button', { name: 'Create key' }).click();
  await expect(mona.getByText('Copy the key now')).toBeVisible();
  const token = (await mona.getByText(/^bony_[a-z0-9]{12}_[\w-]{43}$/).textContent()) ?? '';
  await mona.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(mona.getByText(/^(Copied|The browser blocked copying)/)).toBeVisible();
  await expect(mona.getByText('Not used yet.')).toBeVisible();
  await expectSound(mona);

  await mona.getByLabel('URL').fill('http://bank.example/');
  await mona.getByRole('button', { name: 'Add webhook' }).click();
  await expect(mona.getByRole('link', { name: /^Enter a URL that starts with https/ })).toBeVisible();
  await mona.getByLabel('URL').fill(hook);
  await mona.getByRole('button', { name: 'Add webhook' }).click();
  const secret = (await mona.getByText(/^whsec_/).textContent()) ?? '';

  const log = mona.getByRole('region', { name: 'Deliveries' }).getByRole('listitem');
  await mona.getByRole('button', { name: 'Send a test event to 127.0.0.1' }).click();
  await expect(mona.getByText('Test event sent')).toBeVisible();
  await expect(log.first()).toContainText('Test event Delivered');
  await expect(mona.getByText(secret)).toBeVisible();
  const tested = received.shift();
  expect(new Webhook(secret).verify(tested?.body ?? '', tested?.headers ?? {})).toMatchObject({
    type: 'webhook.test',
  });

  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'home-REO-1' };
  const data = { answers: { street: '1 Elm Street', postalCode: '14850' } };
  const created = await request.post('/api/v1/drafts', { headers, data });
  expect(created.status()).toBe(201);
  const { id } = await created.json();
  expect(await (await request.post('/api/v1/drafts', { headers, data })).json()).toMatchObject({ id });

  await expect.poll(() => received.length).toBe(1);
  const [{ body, headers: signed } = { body: '', headers: {} }] = received;
  expect(new Webhook(secret).verify(body, signed)).toMatchObject({
    type: 'draft.created',
    data: { homeId: id, status: 'Draft' },
  });
  await mona.reload();
  await expect(mona.getByText(/Last used /)).toBeVisible();
  await expect(mona.getByText(token)).toHaveCount(0);
  await expect(log.first()).toContainText('Draft created Delivered');
  await log.first().getByText('Request and response').click();
  await expect(log.first()).toContainText('response 200');
  await expect(log.first()).toContainText('Thank you');
  await expectSound(mona);
  await log.first().getByRole('button', { name: 'Send again: Draft created' }).click();
  await expect.poll(() => received.length).toBe(2);
  expect(received[1]?.headers['webhook-id']).toBe(signed['webhook-id']);
  receiver.close();

  await mona.goto(path);
  await expect(mona.getByRole('link', { name: '1 Elm Street' }).first()).toBeVisible();
  await mona.getByRole('link', { name: 'API', exact: true }).click();
  await mona.locator('summary', { hasText: 'Revoke' }).click();
  await mona.getByRole('button', { name: 'Revoke Core banking' }).click();
  await expect(mona.getByText(/Revoked .* by Mona Manager/)).toBeVisible();
  expect((await request.get('/api/v1/drafts', { headers })).status()).toBe(401);
});
