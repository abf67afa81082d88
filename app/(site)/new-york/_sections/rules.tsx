import { RuleList } from '@/components/locations/rule-list';
import { SectionHeading } from '@/components/ui/section-heading';
import type { HomeLocation } from '@/lib/domain/location-pages/location';
import { rulesFor } from '@/lib/domain/location-pages/rules-for-location';
import { pageRoutes } from '@/lib/page-routes';

const topics = [
  ['taxes', 'Taxes and title insurance at the closing'],
  ['possession', 'Occupants, former owners and redemption'],
  ['papers', 'Disclosures and records'],
] as const;

export const Rules = ({ group }: { readonly group: HomeLocation }) => (
  <section aria-labelledby="rules">
    <SectionHeading
      id="rules"
      title={group.level === 'type' ? 'Taxes and rules for this kind' : 'Taxes and rules that hold here'}
      note={`Orientation, not legal or tax advice: your attorney and title company compute the real sums.${isPostal(group) ? ' A postal address reaches beyond the city or village of that name; ask in whose limits the property lies.' : ''}`}
      more={{ href: pageRoutes.fees, label: 'All closing costs' }}
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
