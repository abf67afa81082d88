'use client';

import type { Choice } from '@/components/ui/form/form-field';
import { offerProperty } from '@/lib/actions/contact';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/inquiries';
import { emailField, messageField, nameField, PublicForm, phoneField } from './public-form';

interface SaleFormProps {
  readonly counties: readonly Choice[];
  readonly sellers: readonly Choice[];
}

/** First contact about a property that someone wants to sell here. */
export const SellInquiryForm = ({ counties, sellers }: SaleFormProps) => (
  <PublicForm
    id="sale"
    action={offerProperty}
    page={routes.sell}
    fields={[
      {
        name: 'propertyAddress',
        label: copy.saleInquiry.address,
        help: copy.saleInquiry.addressHelp,
        control: 'text',
        autoComplete: 'off',
        maxLength: 200,
      },
      {
        name: 'county',
        label: copy.saleInquiry.county,
        control: 'select',
        empty: copy.saleInquiry.countyEmpty,
        choices: counties,
        width: 'half',
      },
      {
        name: 'seller',
        label: copy.saleInquiry.seller,
        control: 'select',
        empty: copy.saleInquiry.sellerEmpty,
        choices: sellers,
        width: 'half',
      },
      nameField,
      emailField,
      phoneField,
      messageField(copy.saleInquiry.message, 5),
    ]}
    submit={copy.saleInquiry.submit}
    done={copy.saleInquiry.done}
  />
);
