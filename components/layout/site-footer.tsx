import Link from 'next/link';
import { MailIcon, PhoneIcon } from '@/components/ui/page-icons';
import { counties } from '@/lib/domain/locations/counties';
import { pageRoutes } from '@/lib/page-routes';
import { site } from '@/lib/site';
import { siteFooter as copy } from '@/messages/site/site-footer';
import { CountyLinks } from './county-links';
import { LinkList } from './link-list';
import { footerLinks } from './site-links';

interface SiteFooterProps {
  readonly phone: string;
  readonly contactMail: string;
}

export function SiteFooter({ phone, contactMail }: SiteFooterProps) {
  return (
    <footer className="site-footer on-black mt-24 flex min-h-footer flex-col bg-primary text-surface">
      <div className="page-width flex-1 pb-12 pt-14 sm:pt-16">
        <div className="grid gap-x-8 gap-y-12 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <Contact phone={phone} contactMail={contactMail} />
          <nav aria-label={copy.allPages} className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3">
            {footerLinks.map(({ title, links }) => (
              <div key={title} className="last:col-span-2 sm:last:col-span-1">
                <h2 className="text-sm text-line">{title}</h2>
                <ul className="mt-3">
                  <LinkList links={links} linkClass={footerLink} />
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <FairHousingNotice />
        <CountyIndex />
      </div>
      <div className="border-t border-text-muted">
        <p className="page-width py-5 text-sm text-line">{copy.everySaleRequires({ site: site.name })}</p>
      </div>
    </footer>
  );
}

function Contact({ phone, contactMail }: SiteFooterProps) {
  return (
    <div>
      <p className="max-w-[18ch] text-title font-semibold">{copy.bankOwnedProperty}</p>
      <ul className="mt-6">
        <li>
          <a
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            className={`${footerLink} gap-3 text-lg tabular-nums`}
          >
            <PhoneIcon />
            {phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${contactMail}`} className={`${footerLink} gap-3 break-all text-lg`}>
            <MailIcon />
            {contactMail}
          </a>
        </li>
      </ul>
    </div>
  );
}

/** New York requires this link in a prominent place. */
function FairHousingNotice() {
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-5 gap-y-3 border-y border-text-muted py-5">
      <EqualHousingMark className="size-10 shrink-0" />
      <p className="min-w-0 flex-1 basis-72">
        <Link
          href={pageRoutes.fairHousing}
          prefetch={false}
          className="font-semibold text-secondary underline underline-offset-4 hover:decoration-2"
        >
          {copy.newYorkState}
        </Link>
        <span className="block text-sm text-line">{copy.housingOpenEveryone}</span>
      </p>
    </div>
  );
}

/** The equal housing opportunity mark: a house with an equals sign, next to its text. */
function EqualHousingMark({ className }: { readonly className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" fill="currentColor" className={className}>
      <path d="M20 3 1 13v5h4v18h30V18h4v-5L20 3Zm11 29H9V14.5l11-6 11 6V32Z" />
      <path d="M14 17h12v4.5H14zM14 24.5h12V29H14z" />
    </svg>
  );
}

/** Plain links: 62 Link components would cost more than an occasional full page load. */
function CountyIndex() {
  return (
    <nav aria-labelledby="footer-counties" className="mt-10">
      <h2 id="footer-counties" className="text-sm text-line">
        {copy.homesCounty}
      </h2>
      <ul className={countyLinks}>
        <CountyLinks names={countyNames} />
      </ul>
    </nav>
  );
}

const countyNames = Object.fromEntries(counties.map(({ slug, name }) => [slug, name]));

const footerLink =
  'inline-flex min-h-8 items-center underline-offset-4 hover:underline hover:decoration-secondary';
/** Like `footerLink`, declared once for the 62 links on every page. */
const countyLinks =
  'mt-3 columns-3 gap-x-4 text-sm sm:columns-4 md:columns-6 [&>li]:break-inside-avoid [&_a:hover]:underline [&_a:hover]:decoration-secondary [&_a]:inline-flex [&_a]:min-h-8 [&_a]:items-center [&_a]:underline-offset-4';
