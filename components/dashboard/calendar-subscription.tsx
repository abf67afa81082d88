import { InputField } from '@/components/ui/form/field';
import { Form, type FormAction } from '@/components/ui/form/form';
import { calendar as calendarCopy } from '@/messages/dashboard/calendar';
import { calendarSubscription as copy } from '@/messages/dashboard/calendar-subscription';

interface OwnCalendarProps {
  /** null until the person creates one. */
  readonly url: string | null;
  readonly action: FormAction;
  /** Path of the current page. */
  readonly page: string;
}

/**
 * Subscription to what the calendar page shows. Anyone with the address can read it, so it can be replaced.
 */
export const OwnCalendar = ({ url, action, page }: OwnCalendarProps) => (
  <section aria-labelledby="own-calendar" className="mt-16 max-w-3xl">
    <h2 id="own-calendar" className="border-t-2 border-primary pt-3 text-heading font-semibold">
      {copy.addCalendar}
    </h2>
    <p className="mt-3 text-text-muted">{copy.auctionsSavedHomes}</p>
    {url && (
      <div className="mt-5">
        <InputField id="calendar-url" label={calendarCopy.address} value={url} readOnly />
      </div>
    )}
    <div className="mt-4 flex flex-wrap gap-3">
      <Form
        action={action}
        page={page}
        hidden={{ wish: 'renew' }}
        submit={url ? calendarCopy.renew : calendarCopy.make}
      />
      {url && (
        <Form
          action={action}
          page={page}
          hidden={{ wish: 'end' }}
          submit={calendarCopy.end}
          variant="quiet"
        />
      )}
    </div>
    {url && <p className="mt-3 text-sm text-text-muted">{copy.creatingNewLink}</p>}
  </section>
);
