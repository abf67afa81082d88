import type { ReactNode } from 'react';
import { conditionFormReadOn } from '@/lib/copy/drafts/condition-form';
import { dataRoutes } from '@/lib/data-routes';
import { conditionStatementOf } from '@/lib/domain/drafts/condition-disclosure';
import type { Content } from '@/lib/domain/drafts/draft';
import { isLeadHome } from '@/lib/domain/drafts/rules';
import { formatDay } from '@/lib/format';
import { blankForms as copy } from '@/messages/drafts/blank-forms';

/** EPA's site could not be reached, so neither of its pages counts as checked. */
const leadPage = 'https://www.epa.gov/lead/real-estate-disclosure';
/** Its text was read in the copy filed with the Office of Management and Budget (omb.report, 2070-0151). */
const leadForm = 'https://www.epa.gov/sites/default/files/documents/selr_eng.pdf';
/** The act that gave the form its present wording. */
const conditionLaw = 'https://legislation.nysenate.gov/pdf/bills/2023/S5400';
const linkTo = (href: string) => (children: ReactNode) => (
  <a href={href} className="text-link">
    {children}
  </a>
);

/** Where a seller gets the forms that this home needs; renders nothing if it needs none. */
export function BlankForms({ content }: { readonly content: Content }) {
  const needsStatement = conditionStatementOf(content).isFor;
  const needsLead = isLeadHome(content.answers);
  if (!needsStatement && !needsLead) return null;
  return (
    <section aria-label={copy.title} className="mb-6 max-w-prose text-sm">
      <h2 className="font-semibold">{copy.title}</h2>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-text-muted">
        {needsStatement && (
          <li>
            {copy.conditionStatement({
              form: linkTo(dataRoutes.conditionForm),
              law: linkTo(conditionLaw),
              day: formatDay(`${conditionFormReadOn}T12:00:00Z`),
            })}
          </li>
        )}
        {needsLead && <li>{copy.lead({ form: linkTo(leadForm), rules: linkTo(leadPage) })}</li>}
      </ul>
      <p className="mt-1 text-text-muted">{copy.upload}</p>
    </section>
  );
}
