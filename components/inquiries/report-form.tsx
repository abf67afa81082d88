'use client';

import { accountRoutes } from '@/lib/account-routes';
import { report } from '@/lib/actions/contact/reports';
import { reportReasons } from '@/lib/domain/shared/form';
import { report as copy } from '@/messages/inquiries/report';
import { reportLabels } from '@/messages/inquiries/report-labels';
import { emailField, messageField, PublicForm } from './public-form';

interface ReportFormProps {
  readonly listingKey: string;
  readonly slug: string;
}

export const ReportForm = ({ listingKey, slug }: ReportFormProps) => (
  <PublicForm
    id="report"
    action={report}
    page={accountRoutes.report(slug)}
    hidden={{ listingKey }}
    fields={[
      {
        name: 'reason',
        label: copy.reason,
        control: 'select',
        empty: copy.reasonEmpty,
        choices: reportReasons.map((value) => ({ value, label: reportLabels[value] })),
      },
      messageField(copy.message, 6),
      { ...emailField, help: copy.emailHelp, isOptional: true },
    ]}
    submit={copy.submit}
    done={copy.done}
  />
);
