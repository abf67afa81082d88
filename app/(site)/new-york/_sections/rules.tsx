import { RuleList } from '@/components/locations/rule-list';
import { SectionHeading } from '@/components/ui/section-heading';
import type { HomeLocation } from '@/lib/domain/location-pages/location';
import { rulesFor } from '@/lib/domain/location-pages/rules-for-location';
import { pageRoutes } from '@/lib/page-routes';
import { rules as copy } from '@/messages/locations/rules';

const topics = [
  ['taxes', copy.taxesTitleInsurance],
  ['possession', copy.occupantsFormerOwners],
  ['papers', copy.disclosuresRecords],
] as const;

export const Rules = ({ group }: { readonly group: HomeLocation }) => (
  <section aria-labelledby="rules">
    <SectionHeading
      id="rules"
      title={group.level === 'type' ? copy.taxesRulesProperty : copy.taxesRulesApply}
      note={isPostal(group) ? copy.orientationPostal : copy.generalInformationNot}
      more={{ href: pageRoutes.fees, label: copy.allClosingCosts }}
    />
    <div className="space-y-10">
      {topics.map(([topic, title]) => (
        <div key={topic}>
          <h3 className="mb-1 text-heading font-semibold">{title}</h3>
          <RuleList rules={rulesFor(group, topic)} />
        </div>
      ))}
    </div>
  </section>
);

const isPostal = ({ level }: HomeLocation): boolean => level === 'city' || level === 'zip';
