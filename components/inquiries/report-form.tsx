'use client';

import { InputField, SelectField } from '@/components/ui/field';
import { accountRoutes } from '@/lib/account-routes';
import { report } from '@/lib/actions/reports';
import { reportLabels, reportReasons } from '@/lib/domain/shared/form';
import { LetterForm } from './inquiry-form';
import { MessageField } from './person-fields';

interface ReportFormProps {
  readonly listingKey: string;
  readonly slug: string;
}

export function ReportForm({ listingKey, slug }: ReportFormProps) {
  return (
    <LetterForm
      id="report"
      action={report}
      page={accountRoutes.report(slug)}
      submit="Send the report"
      className="max-w-xl"
      sent={{
        title: 'Your report is with our reviewers',
        text: 'They look at each. Where you gave an address they may write to you.',
      }}
    >
      {(field) => (
        <>
          <input type="hidden" name="listingKey" value={listingKey} />
          <SelectField {...field('reason', '')} label="What is wrong?" required>
            <option value="">Choose</option>
            {reportReasons.map((reason) => (
              <option key={reason} value={reason}>
                {reportLabels[reason]}
              </option>
            ))}
          </SelectField>
          <MessageField field={field} label="What did you find?" />
          <InputField
            {...field('email')}
            label="E-mail"
            help="Only if we may ask you about it. The seller never sees it."
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            optional
          />
        </>
      )}
    </LetterForm>
  );
}
