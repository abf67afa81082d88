'use client';

import { Form, type FormProps } from '@/components/ui/form/form';
import { accountRoutes } from '@/lib/account-routes';
import { changeHomesOfLot, endLot, formHomesLot, saveLotShares } from '@/lib/actions/portfolio/lots';

const actions = {
  form: formHomesLot,
  change: changeHomesOfLot,
  save: saveLotShares,
  dissolve: endLot,
} as const;

interface LotFormProps extends Omit<FormProps, 'action' | 'page' | 'hidden'> {
  readonly action: keyof typeof actions;
  readonly draftId: string;
}

/** A form about the lot of a home. */
export const LotForm = ({ action, draftId, ...form }: LotFormProps) => (
  <Form
    {...form}
    action={actions[action]}
    page={accountRoutes.lot(draftId)}
    hidden={{ draftId }}
    noValidate
  />
);
