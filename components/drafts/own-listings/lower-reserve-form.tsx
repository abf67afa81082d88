'use client';

import { Form, type FormProps } from '@/components/ui/form/form';
import { accountRoutes } from '@/lib/account-routes';
import { lower } from '@/lib/actions/manage-listing';

interface LowerReserveFormProps extends Pick<FormProps, 'submit' | 'beside'> {
  readonly draftId: string;
  readonly typed: string;
  /** The auction's version that the seller has reviewed. */
  readonly version: number;
}

/** Lowers the reserve as reviewed. */
export const LowerReserveForm = ({ draftId, typed, version, ...form }: LowerReserveFormProps) => (
  <Form
    {...form}
    action={lower}
    page={accountRoutes.reviewReserve(draftId, typed)}
    hidden={{ draftId, newReserve: typed, version: String(version) }}
    variant="primary"
  />
);
