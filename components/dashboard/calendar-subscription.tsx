import { InputField } from '@/components/ui/form/field';
import { Form, type FormAction } from '@/components/ui/form/form';
import { calendarCopy } from './calendar-copy';

interface OwnCalendarProps {
  /** null until the person creates one. */
  readonly url: string | null;
  readonly action: FormAction;
  /** Path of the current page. */
  readonly page: string;
}

/**
 * Subscription to the auctions of favorites and the person's deadlines. Anyone with the address can read it,
 * so it can be replaced.
 */
export const OwnCalendar = ({ url, action, page }: OwnCalendarProps) => (
  <section aria-labelledby="own-calendar" className="mt-16 max-w-3xl">
    <h2 id="own-calendar" className="border-t-2 border-primary pt-3 text-heading font-semibold">
      In your own calendar
    </h2>
    <p className="mt-3 text-text-muted">
      The auctions of your watch list and what is due in your sales and offers, for the calendar program that
      you use: subscribe to this address, and it stays current. Whoever has the address can see all of it.
    </p>
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
    {url && <p className="mt-3 text-sm text-text-muted">A new address, or none, ends this one at once.</p>}
  </section>
);
