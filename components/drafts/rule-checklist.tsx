import { Badge, type BadgeTone } from '@/components/ui/badge';
import { verdictWords } from '@/lib/copy/drafts/verdict-words';
import type { RuleResult } from '@/lib/domain/drafts/rules';
import type { Verdict } from '@/lib/domain/drafts/verdict';
import { formatDay } from '@/lib/format';
import { ruleChecklist as copy } from '@/messages/drafts/rule-checklist';
import { rules } from '@/messages/drafts/rules';

/** New York's rules as they apply to this sale, each with its source and the date it was checked. */
export function RuleChecklist({ ruleResults }: { readonly ruleResults: readonly RuleResult[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {ruleResults.map(({ rule, verdict }) => (
        <li key={rule.id} className="gap-x-5 py-4 sm:grid sm:grid-cols-[10rem_minmax(0,1fr)]">
          <p>
            <Badge tone={tones[verdict.state]}>{labels[verdict.state]}</Badge>
          </p>
          <div className="min-w-0 max-sm:mt-2">
            <h3 className="font-semibold">{rules[rule.id].title}</h3>
            <p className="mt-1">{verdictWords(verdict.reason)}</p>
            <p className="mt-1 text-sm text-text-muted">
              {copy.checked({
                source: rules[rule.id].source,
                link: (children) => (
                  <a href={rule.source} className="text-link">
                    {children}
                  </a>
                ),
                formatDay: formatDay(`${rule.asOf}T12:00:00-05:00`),
              })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const labels: Readonly<Record<Verdict['state'], string>> = {
  met: copy.met,
  checked: copy.checkedLabel,
  'not-asked': copy.notApplicable,
  'special-review': copy.specialReview,
  open: copy.notMet,
};
const tones: Readonly<Record<Verdict['state'], BadgeTone>> = {
  met: 'good',
  checked: 'muted',
  'not-asked': 'muted',
  'special-review': 'warning',
  open: 'danger',
};
