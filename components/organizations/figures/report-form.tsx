import { buttonClass } from '@/components/ui/button';
import { SelectField } from '@/components/ui/form/field';
import { accountRoutes } from '@/lib/account-routes';
import { formatMonth } from '@/lib/copy/organizations/format-month';
import { figuresPage as copy } from '@/messages/figures/figures-page';

interface ReportFormProps {
  readonly organisationId: string;
  /** Such as `2026-10`, latest first. */
  readonly months: readonly string[];
}

/** Downloads the report of a month. */
export function ReportForm({ organisationId, months }: ReportFormProps) {
  return (
    <section aria-labelledby="report" className="mt-12 max-w-3xl border-t-2 border-primary pt-3">
      <h2 id="report" className="text-heading font-semibold">
        {copy.report}
      </h2>
      <p className="mt-1 max-w-prose text-text-muted">{copy.reportHelp}</p>
      <form
        action={accountRoutes.organizationReport(organisationId)}
        className="mt-4 flex flex-wrap items-end gap-4"
      >
        <SelectField id="month" name="month" label={copy.month} defaultValue={months[1]}>
          {months.map((month) => (
            <option key={month} value={month}>
              {formatMonth(month)}
            </option>
          ))}
        </SelectField>
        <button type="submit" className={buttonClass('secondary')}>
          {copy.download}
        </button>
      </form>
    </section>
  );
}
