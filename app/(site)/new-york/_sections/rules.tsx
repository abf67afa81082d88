import { RuleList } from '@/components/locations/rule-list';
import { SectionHeading } from '@/components/ui/section-heading';
import type { HomeLocation } from '@/lib/domain/location-pages/location';
import { rulesFor } from '@/lib/domain/location-pages/rules-for-location';
import { pageRoutes } from '@/lib/page-routes';
import * as copy from '@/messages/locations';

const topics = [
  ['taxes', copy.rules.taxesTitleInsurance],
  ['possession', copy.rules.occupantsFormerOwners],
  ['papers', copy.rules.disclosuresRecords],
] as const;

export const Rules = ({ group }: { readonly group: HomeLocation }) => (
  <section aria-labelledby="rules">
    <SectionHeading
      id="rules"
      title={group.level === 'type' ? copy.rules.taxesRulesProperty : copy.rules.taxesRulesApply}
      note={isPostal(group) ? copy.rules.orientationPostal : copy.rules.generalInformationNot}
      more={{ href: pageRoutes.fees, label: copy.rules.allClosingCosts }}
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
