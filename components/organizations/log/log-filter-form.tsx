import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/form/field';
import { accountRoutes } from '@/lib/account-routes';
import type { Organization } from '@/lib/domain/organizations/organization';
import { type LogFilter, logKindNames } from '@/lib/domain/reviews/organization-log';
import { logKindLabels } from '@/messages/organizations/log-kind-labels';
import { logPage as copy } from '@/messages/organizations/log-page';

interface LogFilterFormProps {
  readonly organization: Organization;
  readonly filter: LogFilter;
}

/** Filters the log by member and kind. Works without JavaScript. */
export function LogFilterForm({
  organization: { organisationId, members },
  filter: { kind, uid },
}: LogFilterFormProps) {
  return (
    <form
      action={accountRoutes.organizationLog(organisationId)}
      className="mt-6 grid max-w-3xl items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      <SelectField id="kind" name="kind" label={copy.kind} defaultValue={kind ?? ''}>
        <option value="">{copy.allKinds}</option>
        {logKindNames.map((each) => (
          <option key={each} value={each}>
            {logKindLabels[each]}
          </option>
        ))}
      </SelectField>
      <SelectField id="member" name="member" label={copy.member} defaultValue={uid ?? ''}>
        <option value="">{copy.allMembers}</option>
        {members.map((member) => (
          <option key={member.uid} value={member.uid}>
            {member.name}
          </option>
        ))}
        <option value={organisationId}>{copy.apiKeys}</option>
      </SelectField>
      <Button type="submit">{copy.filter}</Button>
    </form>
  );
}
