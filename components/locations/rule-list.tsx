import { ruleWords } from '@/lib/copy/locations/rule-words';
import type { PlaceRule } from '@/lib/domain/location-pages/local-rules';
import { type RuleArea, ruleArea } from '@/lib/domain/location-pages/rules-for-location';
import { formatDay } from '@/lib/format';
import { ruleList as copy } from '@/messages/locations/rule-list';

/** Rules with their content, who pays, and the source. */
export const RuleList = ({ rules }: { readonly rules: readonly PlaceRule[] }) => (
  <dl className="divide-y divide-line border-b border-line">
    {rules.map((rule) => (
      <Rule key={ruleWords(rule.content).title} rule={rule} />
    ))}
  </dl>
);

function Rule({ rule }: { readonly rule: PlaceRule }) {
  const { payer, source, asOf } = rule;
  const { title, text } = ruleWords(rule.content);
  return (
    <div className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-[18rem_1fr]">
      <dt className="font-medium">
        {title}
        <Area area={ruleArea(rule)} />
        {payer && <span className="block text-sm font-normal text-text-muted">{payers[payer]}</span>}
      </dt>
      <dd className="max-w-[68ch]">
        <p className="leading-relaxed">{text}</p>
        <p className="mt-1 text-sm text-text-muted">
          {copy.asOf({
            source: source.label,
            link: (children) =>
              source.href ? (
                <a href={source.href} className="underline underline-offset-4 hover:decoration-2">
                  {children}
                </a>
              ) : (
                children
              ),
            formatDay: formatDay(`${asOf}T12:00:00Z`),
            time: (children) => <time dateTime={asOf}>{children}</time>,
          })}
        </p>
      </dd>
    </div>
  );
}

function Area({ area }: { readonly area: RuleArea }) {
  if (area === null) return null;
  const words =
    area === 'new-york-city'
      ? copy.newYorkCity
      : area === 'outside-new-york-city'
        ? copy.outsideNewYork
        : copy.inCounties({ counties: area.join(', ') });
  return <span className="block text-sm font-normal">{words}</span>;
}

const payers: Record<NonNullable<PlaceRule['payer']>, string> = {
  Buyer: copy.buyerPays,
  Seller: copy.sellerPays,
  Varies: copy.whoPaysVaries,
};
