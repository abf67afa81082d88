import 'server-only';
import { type CostAccuracy, costAccuracyOf } from '@/lib/domain/costs/statement/cost-accuracy';
import { isBuilding } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { costErrors } from './closing-collections';

/** The latest ones, which bounds the work. */
const mostCounted = 2_000;

/** How accurate the site's estimates have been; without closings during the build. */
export async function getCostAccuracy(): Promise<CostAccuracy> {
  if (isBuilding()) return costAccuracyOf([]);
  const orderBy = [{ field: 'at', direction: 'desc' }] as const;
  const { docs } = await runtime().store.query(costErrors, { orderBy, limit: mostCounted });
  return costAccuracyOf(docs.map(({ data }) => data));
}
