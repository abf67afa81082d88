import { accountRoutes } from '@/lib/account-routes';
import type { EmergencyStop } from '@/lib/domain/staff/emergency-stop';
import type { ReasonTemplate } from '@/lib/domain/staff/reason-templates';
import { stopPage as copy } from '@/messages/desk/stop-page';
import { StaffForm } from '../staff-form';
import { TemplatePicker } from '../template-picker';

interface StopFormsProps {
  readonly stop: EmergencyStop | null;
  readonly templates: readonly ReasonTemplate[];
  /** The text of the template that the page was opened with. */
  readonly chosen: string | null;
}

const page = accountRoutes.emergencyStop;

/** Stops all auctions, or lifts the stop that is in force. */
export const StopForms = ({ stop, templates, chosen }: StopFormsProps) => (
  <div className="mt-8">
    {stop?.status === 'stopping' ? (
      <StaffForm
        key="lift"
        action="endStop"
        page={page}
        why={{ label: copy.why, help: copy.whyHelp }}
        submit={copy.lift}
      />
    ) : (
      <StaffForm
        key={`stop ${stop?.at}`}
        action="stopAll"
        page={page}
        why={{ label: copy.reason, help: copy.reasonHelp }}
        more={[{ name: 'confirmation', label: copy.confirm, control: 'text', autoComplete: 'off' }]}
        {...(chosen !== null && { values: { why: chosen } })}
        submit={copy.submit}
      >
        <TemplatePicker templates={templates} use="stop" field="why" page={page} />
      </StaffForm>
    )}
  </div>
);
