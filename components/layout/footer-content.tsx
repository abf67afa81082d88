import { PhoneIcon } from '@/components/ui/icons';
import { MailIcon } from '@/components/ui/page-icons';
import { counties } from '@/lib/domain/locations/counties';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { siteFooter as copy } from '@/messages/site/site-footer';
import { footerLinks } from './site-links';

export interface FooterProps {
  readonly phone: string;
  readonly contactMail: string;
}

/** Plain links only: see `HtmlOnly`. */
export const FooterContent = ({ phone, contactMail }: FooterProps) => (
  <>
    <div className="page-width flex-1 pb-8 pt-10">
      <div className="grid gap-x-8 gap-y-12 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Contact phone={phone} contactMail={contactMail} />
        <nav aria-label={copy.allPages} className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3">
          {footerLinks.map(({ title, links }) => (
            <div key={title} className="last:col-span-2 sm:last:col-span-1">
              <h2 className="text-sm text-line">{title}</h2>
              <ul className="footer-links mt-3">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
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
  </>
);

function Contact({ phone, contactMail }: FooterProps) {
  return (
    <div>
      <p className="max-w-[18ch] text-title font-semibold">{copy.bankOwnedProperty}</p>
      <ul className="footer-links mt-6">
        <li>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="gap-3 text-lg tabular-nums">
            <PhoneIcon />
            {phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${contactMail}`} className="gap-3 break-all text-lg">
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
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-y border-text-muted py-4">
      <EqualHousingMark className="size-10 shrink-0" />
      <p className="min-w-0 flex-1 basis-72">
        <a
          href={pageRoutes.fairHousing}
          className="font-semibold text-secondary underline underline-offset-4 hover:decoration-2"
        >
          {copy.newYorkState}
        </a>
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

/** By the names that people use: Brooklyn, not Kings. */
const namedCounties = counties
  .map(({ slug, name, borough }) => ({ slug, name: borough ?? name }))
  .sort((a, b) => a.name.localeCompare(b.name));

const CountyIndex = () => (
  <nav aria-labelledby="footer-counties" className="footer-counties mt-8">
    <h2 id="footer-counties" className="text-sm text-line">
      {copy.homesCounty}
    </h2>
    <ul className="footer-links mt-3 columns-2 gap-x-4 text-sm min-[360px]:columns-3 sm:columns-4 md:columns-6 lg:columns-8">
      {namedCounties.map(({ slug, name }) => (
        <li key={slug}>
          <a href={routes.county(slug)}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
);
