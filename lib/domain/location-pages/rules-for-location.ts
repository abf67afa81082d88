import { rates } from '@/lib/domain/costs/rates/rates';
import { counties } from '@/lib/domain/locations/counties';
import { toSlug } from '@/lib/domain/shared/to-slug';
import { type PlaceRule, placeRules, type RuleTopic, ruleSubjects } from './local-rules';
import type { HomeLocation } from './location';

/**
 * The rules of one topic on the page of a location. Each rule stands on one page, to which the others link: that of
 * its county or its cities, or that of the state if it applies in several counties.
 */
export const rulesAt = (group: HomeLocation, topic: RuleTopic): readonly PlaceRule[] =>
  ruleSubjects[topic].flatMap((subject) =>
    placeRules.filter((rule) => rule.subject === subject && standsAt(rule, group)),
  );

function standsAt({ where }: PlaceRule, group: HomeLocation): boolean {
  switch (group.level) {
    case 'state':
      return where.scope === 'state' || (where.scope === 'counties' && where.counties.length > 1);
    case 'county':
      return (
        where.scope === 'counties' && where.counties.length === 1 && where.counties[0] === group.county.name
      );
    case 'city':
      return (
        where.scope === 'cities' &&
        where.county === group.county.name &&
        where.cities.some((city) => toSlug(city) === group.slug)
      );
    case 'zip':
    case 'type':
      return false;
  }
}

/** Where a rule of several counties applies; null for one that applies everywhere. */
export type RuleArea = 'new-york-city' | 'outside-new-york-city' | readonly string[] | null;

export function ruleArea({ where }: Pick<PlaceRule, 'where'>): RuleArea {
  if (where.scope !== 'counties' || where.counties.length === 1) return null;
  const inCity = where.counties.filter((name) => rates.newYorkCity.includes(name)).length;
  const cityCount = rates.newYorkCity.length;
  if (inCity === cityCount && where.counties.length === cityCount) return 'new-york-city';
  if (inCity === 0 && where.counties.length === counties.length - cityCount) return 'outside-new-york-city';
  return where.counties;
}
