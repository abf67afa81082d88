import type { Page } from '@playwright/test';
import { aPerson, createAccount } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs } from '../support/people';
import { place } from '../support/place';
import { fillStep, heading } from '../support/selling';
import { expectSound } from '../support/sound';

// Chromium needs this flag to draw WebGL without a graphics card.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-unsafe-swiftshader'] });
  },
  // Without animation the map moves at once.
  contextOptions: { reducedMotion: 'reduce' },
});

const degrees = async (page: Page) =>
  Promise.all(['#latitude', '#longitude'].map(async (id) => Number(await page.locator(id).inputValue())));

test('a seller sets the pin by click, drag and keyboard, and removes it', async ({ page }) => {
  const owner = aPerson('Pia Pinner');
  await createAccount(place, owner);
  await signInAs(page, owner);
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'List a property' }).click();
  await expect(heading(page, 'Owner and authority')).toBeVisible();
  await page.goto(new URL(page.url()).pathname.replace(/owner$/, 'address'));
  await fillStep(page, 'address', { postalCode: '14850', latitude: '', longitude: '' });
  await expect(page.getByText('If you don’t set a pin')).toBeVisible();
  await page.getByRole('button', { name: 'Set the pin on the map' }).click();
  const map = page.getByRole('region', { name: /^Map\./ });
  const pin = page.locator('.place-mark');
  const status = page.getByRole('status').filter({ hasText: 'The pin is at' });
  await expect(map).toBeFocused();
  await expect(page.getByText('Loading the map')).toHaveCount(0);
  await expect(pin).toHaveCount(0);

  await map.click({ position: { x: 200, y: 150 } });
  await expect(pin).toBeVisible();
  const [north = 0, east = 0] = await degrees(page);
  expect(north).toBeGreaterThan(42.2);
  expect(north).toBeLessThan(42.7);
  expect(east).toBeGreaterThan(-76.8);
  expect(east).toBeLessThan(-76.2);
  await expect(status).toContainText(`${north}, ${east}`);
  await expectSound(page);

  // The map resizes shortly after the window.
  await expect
    .poll(() => map.evaluate((canvas) => canvas.clientWidth === canvas.closest('.map')?.clientWidth))
    .toBe(true);
  // Grab it near its tip, because the pin has a hole.
  await pin.hover({ position: { x: 13, y: 28 } });
  const box = (await pin.boundingBox()) ?? { x: 0, y: 0 };
  const [x, y] = [box.x + 13, box.y + 28];
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 60, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await degrees(page))[0]).toBeLessThan(north);
  expect((await degrees(page))[1]).toBeGreaterThan(east);

  const dragged = await degrees(page);
  await map.focus();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Place the pin at the crosshairs' }).press('Enter');
  await expect.poll(() => degrees(page)).not.toEqual(dragged);
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
  const saved = await degrees(page);
  await expect(async () => {
    await page.reload();
    expect(await degrees(page)).toEqual(saved);
  }).toPass();

  await page.getByRole('button', { name: 'Move the pin on the map' }).click();
  await expect(pin).toBeVisible();
  await page.getByLabel('Pin latitude').fill('42.5');
  await expect(status).toContainText('42.5, ');
  await page.getByRole('button', { name: 'Remove the pin' }).click();
  await expect(pin).toHaveCount(0);
  await expect(page.getByLabel('Pin latitude')).toHaveValue('');
});
