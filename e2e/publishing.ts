import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { aPerson, createAccount } from './bidders';
import { signInAs } from './people';
import { place } from './place';
import { addFiles, fillStep, goOn, heading } from './selling';

export const staff = { name: 'Ada', email: 'admin@example.com', password: 'watch-over-all-1' };

export interface Home {
  readonly draftId: string;
  readonly street: string;
  readonly path: string;
  readonly manage: string;
}

/** Lists a home from the first step to its approval, with the auction's dates as they are when it is sent in. */
export async function publish(olive: Page, ada: Page, saleOf: () => Record<string, string>): Promise<Home> {
  const person = aPerson('Olive Runner');
  await createAccount(place, person);
  await signInAs(olive, person);
  await olive.goto('/dashboard/listings');
  await olive.getByRole('button', { name: 'List a property' }).click();
  await expect(heading(olive, 'Owner and authority')).toBeVisible();
  const steps = new URL(olive.url()).pathname.replace(/\/owner$/, '');
  const street = `${randomInt(1_000, 100_000)} Bellflower Road`;
  await fillStep(olive, 'owner');
  await goOn(olive);
  await expect(heading(olive, 'Address')).toBeVisible();
  await fillStep(olive, 'address', { postalCode: '14850', street, parcelNumber: '' });
  await goOn(olive);
  await expect(heading(olive, 'The property')).toBeVisible();
  await fillStep(olive, 'property');
  await goOn(olive);
  await expect(heading(olive, 'Condition, occupancy, title and deed')).toBeVisible();
  await fillStep(olive, 'facts');
  await goOn(olive);
  await expect(heading(olive, 'Photos')).toBeVisible();
  await addFiles(olive, steps);
  await olive.goto(`${steps}/sale`);
  await fillStep(olive, 'sale', saleOf());
  await goOn(olive);
  await olive.getByRole('button', { name: 'Send it to the reviewers' }).click();
  await expect(olive.getByText('It is with our reviewers')).toBeVisible();
  await signInAs(ada, staff);
  await approve(ada, street);
  await olive.goto(steps);
  const path = await olive.getByRole('link', { name: 'See the page' }).getAttribute('href');
  return { draftId: steps.replace(/.*\//, ''), street, path: path ?? '', manage: steps };
}

export async function approve(ada: Page, street: string): Promise<void> {
  await ada.goto('/dashboard/admin');
  await ada.getByRole('link', { name: street }).click();
  await ada.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(ada.getByText('The seller is told by e-mail')).toBeVisible();
}
