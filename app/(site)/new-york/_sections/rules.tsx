import { RuleList } from '@/components/locations/rule-list';
import { SectionHeading } from '@/components/ui/section-heading';
import type { HomeLocation } from '@/lib/domain/location-pages/location';
import { rulesAt } from '@/lib/domain/location-pages/rules-for-location';
import { countyLabel } from '@/lib/domain/locations/counties';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { rules as copy } from '@/messages/locations/rules';

const topics = [
  ['taxes', copy.taxesTitleInsurance],
  ['possession', copy.occupantsFormerOwners],
  ['papers', copy.disclosuresRecords],
] as const;

/** The rules of this place only, with links to those of the larger places. */
export function Rules({ group }: { readonly group: HomeLocation }) {
  const own = topics
    .map(([topic, title]) => ({ title, rules: rulesAt(group, topic) }))
    .filter(({ rules }) => rules.length > 0);
  return (
    <section aria-labelledby="rules">
      <SectionHeading
        id="rules"
        title={copy.taxesRulesApply}
        {...(group.level === 'state' && {
          note: copy.generalInformationNot,
          more: { href: pageRoutes.fees, label: copy.allClosingCosts },
        })}
      />
      <LargerRules group={group} />
      <div className="space-y-10">
        {own.map(({ title, rules }) => (
          <div key={title}>
            <h3 className="mb-1 text-heading font-semibold">{title}</h3>
            <RuleList rules={rules} />
          </div>
        ))}
      </div>
    </section>
  );
}

function LargerRules({ group }: { readonly group: HomeLocation }) {
  if (group.level === 'state') return null;
  const county = isPostal(group) && 'county' in group ? group.county : null;
  return (
    <ul className="mb-8 space-y-1 last:mb-0">
      {county && (
        <li>
          <a href={`${routes.county(county.slug)}#rules`} className="text-link">
            {copy.countyRules({ county: countyLabel(county) })}
          </a>
        </li>
      )}
      <li>
        <a href={`${pageRoutes.newYork}#rules`} className="text-link">
          {copy.stateRules}
        </a>
      </li>
    </ul>
  );
}

const isPostal = ({ level }: HomeLocation): boolean => level === 'city' || level === 'zip';
