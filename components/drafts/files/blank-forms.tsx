import { conditionStatementOf } from '@/lib/domain/drafts/condition-disclosure';
import type { Content } from '@/lib/domain/drafts/draft';
import { isLeadHome } from '@/lib/domain/drafts/rules';
import { blankForms as copy } from '@/messages/drafts/blank-forms';

const leadPage = 'https://www.epa.gov/lead/real-estate-disclosure';

/** Where a seller gets the forms that this home needs; renders nothing if it needs none. */
export function BlankForms({ content }: { readonly content: Content }) {
  const needsStatement = conditionStatementOf(content).isFor;
  const needsLead = isLeadHome(content.answers);
  if (!needsStatement && !needsLead) return null;
  return (
    <section aria-label={copy.title} className="mb-6 max-w-prose text-sm">
      <h2 className="font-semibold">{copy.title}</h2>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-text-muted">
        {needsStatement && <li>{copy.conditionStatement}</li>}
        {needsLead && (
          <li>
            {copy.lead({
              link: (children) => (
                <a href={leadPage} className="text-link">
                  {children}
                </a>
              ),
            })}
          </li>
        )}
      </ul>
    </section>
  );
}
