import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import type { Organization } from '@/lib/domain/organizations/organization';
import type { HomeFacts } from '@/lib/domain/portfolio/figures/home-figures';
import type { Period } from '@/lib/domain/portfolio/figures/period';
import { type PortfolioFigures, portfolioFiguresOf } from '@/lib/domain/portfolio/figures/portfolio-figures';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { readHomeFacts } from './home-facts';

/** A figure needs several reads per home. */
const limit: RateLimit = { name: 'organization-figures', burst: 20, refillMs: 3_000 };
const freshMs = 60_000;
const maxCached = 50;

export interface OrganizationFigures {
  readonly figures: PortfolioFigures;
  /** Homes that are not measured. */
  readonly left: number;
  /** When they were measured, ms. */
  readonly madeAt: number;
}

export type FiguresRefusal = 'not-found' | 'too-many';

export interface FiguresAnswer extends OrganizationFigures {
  readonly organization: Organization;
}

/** The figures of an organization or of one of its homes, for its members; at most a minute old. `now` in ms. */
export async function readOrganizationFigures(
  by: User,
  organisationId: string,
  period: Period,
  now: number,
  listingKey: string | null = null,
): Promise<Result<FiguresAnswer, FiguresRefusal>> {
  const found = await readOrganization(by, organisationId);
  if (!found.ok) return refuse('not-found');
  const measured = await measureOnce(`${organisationId} ${period.from} ${period.to}`, now, () =>
    takeToken(limit, by.uid, now).isAllowed ? measure(organisationId, period, now) : null,
  );
  if (!measured) return refuse('too-many');
  const { facts, ...figures } = measured;
  if (listingKey === null) return ok({ ...figures, organization: found.value });
  const ofHome = facts.filter((home) => home.listingKey === listingKey);
  const own = portfolioFiguresOf(ofHome, period, measured.madeAt);
  return ok({ figures: own, left: 0, madeAt: measured.madeAt, organization: found.value });
}

interface MeasuredFigures extends OrganizationFigures {
  readonly facts: readonly HomeFacts[];
}

async function measure(organisationId: string, period: Period, now: number): Promise<MeasuredFigures> {
  const { homes, left } = await readHomeFacts(organisationId, period);
  return { figures: portfolioFiguresOf(homes, period, now), facts: homes, left, madeAt: now };
}

type Measured = Promise<MeasuredFigures>;
interface Cached {
  readonly at: number;
  readonly figures: Measured;
}
const cache = perProcess('organizationFigures', () => new Map<string, Cached>());

/** Members who ask for the same figures at once get one measurement. A failed one is not kept. */
function measureOnce(key: string, now: number, start: () => Measured | null): Measured | null {
  const known = cache().get(key);
  if (known && Math.abs(now - known.at) < freshMs) return known.figures;
  const figures = start();
  if (figures === null) return null;
  cache().delete(key);
  cache().set(key, { at: now, figures });
  for (const oldest of cache().keys()) {
    if (cache().size <= maxCached) break;
    cache().delete(oldest);
  }
  figures.catch(() => cache().delete(key));
  return figures;
}
