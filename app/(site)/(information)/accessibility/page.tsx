import Link from 'next/link';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';

export const metadata = pageMetadata({
  title: 'Accessibility',
  description:
    'How this site aims to work for everyone, by WCAG 2.2 level AA: keyboard, screen readers, live auctions, time limits, and how to report a barrier.',
  path: pageRoutes.accessibility,
});

export default function Page() {
  const { phone, contactMail } = env();
  return (
    <TextPage
      title="Accessibility"
      lede="Everybody must be able to find a property, read all that is known of it, and bid. Our target is level AA of the Web Content Accessibility Guidelines, WCAG 2.2."
      asOf="As of November 2026. Checked automatically with axe on every page; not yet audited by an outside body."
      sections={[
        { id: 'works', title: 'What works', body: <Works /> },
        { id: 'auctions', title: 'Live auctions and time', body: <LiveAuctions /> },
        { id: 'limits', title: 'Known limits', body: <Limits /> },
        { id: 'report', title: 'Report a barrier', body: <Report phone={phone} contactMail={contactMail} /> },
      ]}
    />
  );
}

const Works = () => (
  <ul>
    <li>
      Everything can be reached and used with the keyboard. The focus is always visible, and a first link
      skips to the content.
    </li>
    <li>Headings, landmarks, labels and tables are marked up as what they are, for screen readers.</li>
    <li>
      Text and controls have the contrast that level AA asks for. No status is told by color alone: each has a
      word and a shape.
    </li>
    <li>Pages reflow at 320 pixels and at 400 percent zoom, without scrolling sideways.</li>
    <li>
      Errors in a form are listed at its top, with links, and repeated at each field. What you typed is kept.
    </li>
    <li>Searching and reading work without JavaScript, and so do the contact forms.</li>
    <li>If your system asks for less motion, nothing moves.</li>
  </ul>
);

const LiveAuctions = () => (
  <>
    <p>
      Prices, leaders and ends change while you read. The page announces what changed in a polite live region:
      your screen reader speaks it when it pauses, and does not read every second of the countdown. The end is
      also written as date and time, in Eastern Time.
    </p>
    <p>
      A live auction cannot wait for one bidder; WCAG allows that as a real-time event. But nobody has to be
      quick: you may bid your maximum days before, and a late bid gives everybody five more minutes.
    </p>
  </>
);

const Limits = () => (
  <ul>
    <li>
      Documents that sellers provide may be scans that a screen reader cannot read. Ask us, and we get you the
      content.
    </li>
    <li>Pictures of properties have short descriptions, floor plans no detailed ones.</li>
    <li>The window for signing in needs JavaScript.</li>
  </ul>
);

function Report({ phone, contactMail }: { readonly phone: string; readonly contactMail: string }) {
  return (
    <>
      <p>
        Tell us what you wanted to do, on which page, and with which program or device. Use the{' '}
        <Link href={routes.contact}>contact form</Link> under the topic “Accessibility”, write to{' '}
        <a href={`mailto:${contactMail}`}>{contactMail}</a>, or call{' '}
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>.
      </p>
      <p>We answer within five business days. If an auction ends sooner, say so, and call.</p>
    </>
  );
}
