import { InputField, SelectField } from '@/components/ui/form/field';
import { accountRoutes } from '@/lib/account-routes';
import { auditAbouts, auditActions } from '@/lib/domain/reviews/audit-log';
import type { LogParams } from '@/lib/domain/staff/log-search';
import { aboutLabels } from '@/messages/staff/about-labels';
import { actionLabels } from '@/messages/staff/action-labels';
import { logFilters as copy } from '@/messages/staff/log-filters';
import { SearchForm } from './search-form';

/** Filters by person, action, subject, time and text. */
export function LogFilters({ params }: { readonly params: LogParams }) {
  const text = (name: string): string => {
    const value = params[name];
    return typeof value === 'string' ? value : '';
  };
  return (
    <div className="mb-8">
      <SearchForm page={accountRoutes.auditLog} label={copy.keywords} typed={text('q')}>
        <div className="grid basis-full gap-4 sm:grid-cols-2 lg:grid-cols-5 [&>*]:min-w-0">
          <InputField id="who" name="who" label={copy.who} defaultValue={text('who')} maxLength={100} />
          <SelectField id="what" name="what" label={copy.action} defaultValue={text('what')}>
            <option value="">{copy.allActions}</option>
            {auditActions.map((action) => (
              <option key={action} value={action}>
                {actionLabels[action]}
              </option>
            ))}
          </SelectField>
          <SelectField id="about" name="about" label={copy.subject} defaultValue={text('about')}>
            <option value="">{copy.allSubjects}</option>
            {auditAbouts.map((about) => (
              <option key={about} value={about}>
                {aboutLabels[about]}
              </option>
            ))}
          </SelectField>
          <InputField id="from" name="from" label={copy.from} type="date" defaultValue={text('from')} />
          <InputField id="to" name="to" label={copy.to} type="date" defaultValue={text('to')} />
        </div>
      </SearchForm>
    </div>
  );
}
