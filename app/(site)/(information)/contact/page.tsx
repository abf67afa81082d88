import Link from 'next/link';
import { ContactForm } from '@/components/inquiries/contact-form';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { PhoneIcon } from '@/components/ui/icons';
import { MailIcon } from '@/components/ui/page-icons';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';
import { contactPage as copy } from '@/messages/contact/contact-page';

export const metadata = pageMetadata({
  title: copy.contact,
  description: copy.writeCallAbout,
  path: routes.contact,
});

export default function Page() {
  return (
    <TextPage
      title={copy.contact}
      lede={copy.askQuestionCorrect}
      aside={<Ways {...env()} />}
      sections={[{ id: 'write', title: copy.write, body: <Write /> }]}
    />
  );
}

const Write = () => (
  <>
    <ContactForm />
    <p className="text-sm text-text-muted">
      {copy.useWhatWrite({
        link: (children) => <Link href={pageRoutes.privacy}>{children}</Link>,
      })}
    </p>
  </>
);

interface WaysProps {
  readonly phone: string;
  readonly contactMail: string;
}

const Ways = ({ phone, contactMail }: WaysProps) => (
  <address className="border-t border-line pt-4 not-italic">
    <p className="mb-2 text-sm text-text-muted">{copy.contactDirectly}</p>
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={`${way} tabular-nums`}>
      <PhoneIcon className="size-5 shrink-0" />
      {phone}
    </a>
    <a href={`mailto:${contactMail}`} className={`${way} break-all`}>
      <MailIcon className="size-5 shrink-0" />
      {contactMail}
    </a>
  </address>
);

const way = 'flex min-h-11 items-center gap-2.5 font-medium underline-offset-4 hover:underline';
