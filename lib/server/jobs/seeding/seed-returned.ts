import 'server-only';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import { listDraftsOf } from '@/lib/server/workflows/drafts/drafts';
import { loginSeller } from '@/sample/people';
import { buildHome } from './built-home';

const dayMs = 86_400_000;

/**
 * Adds a home of the sample seller that a reviewer returned with what to change, unless the seller has drafts.
 * Returns the refusal if its answers no longer meet the rules.
 */
export async function seedReturned(now: number): Promise<string | null> {
  if ((await listDraftsOf(loginSeller.id, 1)).length > 0) return null;
  const built = await buildHome(
    {
      ownerId: loginSeller.id,
      organisationId: null,
      state: 'returned',
      answers: { street: '214 Bellflower Road', sellerName: loginSeller.name, ...datesBefore(now) },
      notes,
      startsInMs: 30 * dayMs,
      endsInMs: 37 * dayMs,
    },
    now,
  );
  return built.ok ? null : String(built.reason);
}

/** The facts of the home are a few days old, whenever the sample is made. */
function datesBefore(now: number): Answers {
  const { date } = toEasternTime(now - 7 * dayMs);
  const fields = ['taxAsOf', 'occupancyAsOf', 'conditionAsOf', 'titleAsOf', 'estimateAsOf'];
  return { ...Object.fromEntries(fields.map((field) => [field, date])), taxYear: date.slice(0, 4) };
}

const notes = [
  {
    about: 'titleSummary',
    text: 'The deed is recorded in Kings County, but the home is in Tompkins County. Correct the county of the deed or the address.',
  },
  { about: 'photos', text: 'Add a photo of the kitchen and of each bathroom.' },
];
