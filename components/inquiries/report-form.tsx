'use client';

import { accountRoutes } from '@/lib/account-routes';
import { report } from '@/lib/actions/reports';
import { reportLabels, reportReasons } from '@/lib/domain/shared/form';
import * as copy from '@/messages/inquiries';
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
        label: copy.report.reason,
        control: 'select',
        empty: copy.report.reasonEmpty,
        choices: reportReasons.map((value) => ({ value, label: reportLabels[value] })),
      },
      messageField(copy.report.message, 6),
      { ...emailField, help: copy.report.emailHelp, isOptional: true },
    ]}
    submit={copy.report.submit}
    done={copy.report.done}
  />
);
