import { expect, type Page } from '@playwright/test';
import { aPerson, createAccount, json, openSession, type Person, type Place } from './bidders';
import { staff } from './people';
import { place } from './place';

/** As POST /api/dev/homes takes them. */
interface HomeTerms {
  readonly answers?: Readonly<Record<string, string>>;
  readonly startsInMs?: number;
  readonly endsInMs?: number;
}

export interface Home {
  readonly owner: Person;
  readonly draftId: string;
  readonly street: string;
  /** Of its public page, once it is published. */
  readonly path: string;
  /** Of its owner's page. */
  readonly manage: string;
}

/** A home of a new owner, complete, and as far as asked; its first auction has the id `<draftId>-1`. */
export async function buildHome(
  state: 'draft' | 'in-review' | 'published',
  terms: HomeTerms = {},
  site: Place = place,
): Promise<Home> {
  const owner = aPerson('Olive Seller');
  const ownerId = await createAccount(site, owner);
  // The first session writes the user, and confirms the member of staff who approves.
  await Promise.all([owner, staff].map((person) => openSession(site, person)));
  const secret = { authorization: `Bearer ${site.tickSecret}` };
  const answer = await fetch(
    `${site.siteUrl}/api/dev/homes`,
    json('POST', { ownerId, state, ...terms }, secret),
  );
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { draftId, street, slug } = await answer.json();
  return { owner, draftId, street, path: `/properties/${slug}`, manage: `/dashboard/listings/${draftId}` };
}

/** From the queue of staff. */
export async function openReview(ada: Page, street: string): Promise<void> {
  await ada.goto('/dashboard/admin');
  await ada.getByRole('link', { name: street }).click();
}

export async function approve(ada: Page): Promise<void> {
  await ada.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(ada.getByText('The seller is told by e-mail')).toBeVisible();
}
