import { Form, type FormAction } from '@/components/ui/form/form';
import { requiredMail } from '@/lib/domain/notifications/notification-settings';
import { notificationKindWords } from '@/messages/notifications/notification-kind-words';
import { optionalEmails as copy } from '@/messages/notifications/optional-emails';

interface OptionalEmailsProps {
  readonly areStopped: boolean;
  readonly stop: FormAction;
  readonly resume: FormAction;
  readonly page: string;
}

/** One button that stops all optional emails, and after that the one that undoes it. */
export const OptionalEmails = ({ areStopped, stop, resume, page }: OptionalEmailsProps) => (
  <section
    aria-labelledby="optional-emails"
    className="mt-6 flex max-w-4xl flex-wrap items-center gap-x-8 gap-y-4 rounded bg-surface-muted p-5"
  >
    <div className="min-w-0 flex-1 basis-80">
      <h2 id="optional-emails" className="font-semibold">
        {areStopped ? copy.areOff : copy.title}
      </h2>
      <div className="mt-1 space-y-1 text-sm text-text-muted">
        {!areStopped && <p>{copy.stopAllText}</p>}
        <RequiredEmails />
      </div>
    </div>
    <Form
      key={String(areStopped)}
      action={areStopped ? resume : stop}
      page={page}
      submit={areStopped ? copy.resume : copy.stopAll}
    />
  </section>
);

/** Names the emails that cannot be stopped. */
export const RequiredEmails = () => (
  <p>{copy.required({ kinds: requiredMail.map((kind) => notificationKindWords[kind].label).join(', ') })}</p>
);
