import { toSlug } from '@/lib/domain/shared/to-slug';
import { type PlaceRule, placeRules, type RuleTopic, ruleSubjects } from './local-rules';
import type { HomeLocation } from './location';

/** The rules of one topic that apply to a location, one per subject: the one for the smallest place. */
export function rulesFor(group: HomeLocation, topic: RuleTopic): readonly PlaceRule[] {
  const holding = placeRules.filter((rule) => holds(rule, group));
  return ruleSubjects[topic].flatMap((subject) => {
    const [narrowest] = holding
      .filter((rule) => rule.subject === subject)
      .sort((a, b) => breadth[a.where.scope] - breadth[b.where.scope]);
    return narrowest ? [narrowest] : [];
  });
}

const breadth: Record<PlaceRule['where']['scope'], number> = { cities: 0, counties: 1, state: 2 };

function holds({ where, kinds }: PlaceRule, group: HomeLocation): boolean {
  if (group.level === 'type' && kinds && !kinds.includes(group.type)) return false;
  if (where.scope === 'state') return true;
  if (group.level === 'state' || group.level === 'type') return false;
  if (where.scope === 'counties') return where.counties.includes(group.county.name);
  if (group.level === 'county' || where.county !== group.county.name) return false;
  return where.cities.some((city) => toSlug(city) === toSlug(group.city));
}
