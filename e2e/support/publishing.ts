import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { maxLengthOf } from '@/lib/domain/drafts/fields/field';
import { fields } from '@/lib/domain/drafts/fields/fields';
import { aPerson, createAccount, json, openSession, type Person, type Place } from './bidders';
import { signInAs, staff } from './people';
import { place } from './place';
import { foundOrganization } from './selling';

/** The request body of POST /api/dev/homes, without owner and state. */
interface HomeTerms {
  readonly organisationId?: string;
  readonly answers?: Readonly<Record<string, string>>;
  readonly startsInMs?: number;
  readonly endsInMs?: number;
}

export interface Home {
  readonly owner: Person;
  readonly draftId: string;
  readonly street: string;
  /** Path of its public page, once published. */
  readonly path: string;
  /** Path of its owner's page. */
  readonly manage: string;
}

/** Builds a complete home of a new owner in this state. Its first auction has the id `<draftId>-1`. */
export async function buildHome(
  state: 'draft' | 'in-review' | 'published',
  terms: HomeTerms = {},
  site: Place = place,
): Promise<Home> {
  const owner = aPerson('Olive Seller');
  const ownerId = await createAccount(site, owner);
  // The first session stores the user and confirms the staff member who approves.
  await Promise.all([owner, staff].map((person) => openSession(site, person)));
  const { draftId, street, slug } = await addHome(ownerId, state, terms, site);
  return { owner, draftId, street, path: `/properties/${slug}`, manage: `/dashboard/listings/${draftId}` };
}

/** The same for an owner who has signed in before, as staff have. */
export async function addHome(
  ownerId: string,
  state: 'draft' | 'in-review' | 'published',
  terms: HomeTerms = {},
  site: Place = place,
): Promise<{ readonly draftId: string; readonly street: string; readonly slug: string | null }> {
  const secret = { authorization: `Bearer ${site.tickSecret}` };
  const answer = await fetch(
    `${site.siteUrl}/api/dev/homes`,
    json('POST', { ownerId, state, ...terms }, secret),
  );
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.json();
}

/** A new organization with a number in its name, whose owner is signed in on the page and can add homes to it. */
export async function openBank(page: Page, name: string) {
  const owner = aPerson('Mona Manager');
  const [ownerId] = await Promise.all([createAccount(place, owner), openSession(place, staff)]);
  await signInAs(page, owner);
  const path = await foundOrganization(page, `${name} ${randomInt(1_000_000)}`);
  const organisationId = path.split('/').at(-1) ?? '';
  return {
    path,
    organisationId,
    add: (state: 'draft' | 'published', answers: Readonly<Record<string, string>> = {}) =>
      addHome(ownerId, state, { organisationId, answers }),
  };
}

/** The longest answers that the forms take: texts of words, and names of one word each. */
export function longestAnswers(): Answers {
  const fill = (text: string, length: number) => text.repeat(length).slice(0, length).trim();
  const texts = fields.flatMap((field) => {
    const length = maxLengthOf(field);
    if (field.control === 'textarea') return [[field.name, fill('Leaking downspouts everywhere. ', length)]];
    // Answers of a set form, such as a license, are not long.
    return field.control === 'text' && !field.fault ? [[field.name, fill('Schaghticoke', length)]] : [];
  });
  return {
    ...Object.fromEntries(texts),
    // A ZIP code that we do not know leaves the city to the seller.
    postalCode: '14999',
    countyOrParish: 'St. Lawrence',
    street: fill(`${randomInt(1_000_000, 9_000_000)} ${fill('Schaghticoke', 120)}`, 120),
    livingAreaSqft: '1,999,999',
    bedroomsTotal: '400',
    taxAnnualAmount: '987,654',
    startingBid: '8,765,432',
    reserve: '9,876,543',
    estimate: '9,876,543',
  };
}

/** Opens a submission from the review queue. */
export async function openReview(ada: Page, street: string): Promise<void> {
  await ada.goto('/dashboard/admin');
  await ada.getByRole('link', { name: street }).click();
}

export async function approve(ada: Page): Promise<void> {
  await ada.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(ada.getByText('We’re notifying the seller')).toBeVisible();
}
