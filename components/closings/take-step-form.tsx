import type { FormProps } from '@/components/ui/form/form';
import { accountRoutes } from '@/lib/account-routes';
import type { ClosingCommand } from '@/lib/domain/closings/decide-closing';
import { ClosingForm } from './closing-form';

interface TakeStepFormProps extends Omit<FormProps, 'action' | 'page'> {
  readonly saleId: string;
  readonly type: ClosingCommand['type'] | 'sign';
}

/** A form that does one thing in a closing, and returns to its room. */
export const TakeStepForm = ({ saleId, type, hidden, ...form }: TakeStepFormProps) => (
  <ClosingForm
    {...form}
    action="takeStep"
    page={accountRoutes.sale(saleId)}
    hidden={{ ...hidden, type, saleId }}
  />
);
