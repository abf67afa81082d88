'use client';

import type { Choice } from '@/components/ui/form/form-field';
import { offerProperty } from '@/lib/actions/contact/contact';
import { routes } from '@/lib/routes';
import { saleInquiry as copy } from '@/messages/inquiries/sale-inquiry';
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
        label: copy.address,
        help: copy.addressHelp,
        control: 'text',
        autoComplete: 'off',
        maxLength: 200,
      },
      {
        name: 'county',
        label: copy.county,
        control: 'select',
        empty: copy.countyEmpty,
        choices: counties,
        width: 'half',
      },
      {
        name: 'seller',
        label: copy.seller,
        control: 'select',
        empty: copy.sellerEmpty,
        choices: sellers,
        width: 'half',
      },
      nameField,
      emailField,
      phoneField,
      messageField(copy.message, 5),
    ]}
    submit={copy.submit}
    done={copy.done}
  />
);
