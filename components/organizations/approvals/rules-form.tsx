import { accountRoutes } from '@/lib/account-routes';
import type { ApprovalRules } from '@/lib/domain/organizations/approvals';
import { formatMoney } from '@/lib/format';
import { approvalsPage as copy } from '@/messages/organizations/approvals-page';
import { ApprovalForm } from './approval-form';

interface RulesFormProps {
  readonly organisationId: string;
  readonly rules: ApprovalRules;
}

/** An owner chooses what a second person must approve. */
export const RulesForm = ({ organisationId, rules: { publications, priceAboveCents } }: RulesFormProps) => (
  <ApprovalForm
    key={`${publications} ${priceAboveCents}`}
    action="setRules"
    page={accountRoutes.approvals(organisationId)}
    hidden={{ organisationId }}
    fields={[
      { name: 'publications', label: copy.publications, control: 'checkbox', ticked: 'yes' },
      {
        name: 'priceAbove',
        label: copy.priceAbove,
        help: copy.priceAboveHelp,
        control: 'money',
        isOptional: true,
        maxLength: 20,
      },
    ]}
    values={{
      publications: publications ? 'yes' : '',
      priceAbove: priceAboveCents === null ? '' : formatMoney(priceAboveCents),
    }}
    submit={copy.save}
    className="mt-4 max-w-xl"
  />
);
