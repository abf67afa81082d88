import { RuleChecklist } from '@/components/drafts/rule-checklist';
import { TextDetails } from '@/components/ui/details';
import type { RuleResult } from '@/lib/domain/drafts/rules';
import { reviewPage as copy } from '@/messages/staff/review-page';

/** The rules that apply to this sale, and folded the others. */
export function ReviewRules({ ruleResults }: { readonly ruleResults: readonly RuleResult[] }) {
  const applies = ({ verdict }: RuleResult): boolean => verdict.state !== 'not-asked';
  const others = ruleResults.filter((each) => !applies(each));
  return (
    <section aria-labelledby="rules" className="mt-8 max-w-4xl">
      <h2 id="rules" className="mb-3 text-heading font-semibold">
        {copy.newYorkRequirements}
      </h2>
      <RuleChecklist ruleResults={ruleResults.filter(applies)} />
      {others.length > 0 && (
        <TextDetails summary={copy.rulesNotApplicable({ count: others.length })} className="mt-3">
          <RuleChecklist ruleResults={others} />
        </TextDetails>
      )}
    </section>
  );
}
