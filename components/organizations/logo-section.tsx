import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { isVerified, type Organization, shownLogo } from '@/lib/domain/organizations/organization';
import { logoSection as copy } from '@/messages/organizations/logo-section';
import { OrganizationForm } from './organization-form';

interface LogoSectionProps {
  readonly organization: Organization;
  /** The result of the last upload: `set`, or the reason why not. */
  readonly outcome: string;
}

/** An owner uploads or removes the logo that buyers see beside the organization's name. */
export function LogoSection({ organization, outcome }: LogoSectionProps) {
  const { organisationId, name } = organization;
  const logo = shownLogo(organization);
  return (
    <section aria-labelledby="logo">
      <h2 id="logo" className="text-heading font-semibold">
        {copy.title}
      </h2>
      <p className="mt-1 max-w-prose text-text-muted">
        {isVerified(organization) ? copy.text : copy.verifiedOnly}
      </p>
      {outcome !== '' && (
        <Notice
          tone={outcome === 'set' ? 'success' : 'error'}
          title={outcomeWords(outcome)}
          className="mt-4 max-w-xl"
        />
      )}
      {logo && (
        <div className="mt-4 flex flex-wrap items-center gap-6">
          {/* biome-ignore lint/performance/noImgElement: it was made in its final size. */}
          <img src={logo.src} width={logo.width} height={logo.height} alt={name} />
          <OrganizationForm
            action="dropLogo"
            page={accountRoutes.members(organisationId)}
            hidden={{ organisationId }}
            submit={copy.remove}
          />
        </div>
      )}
      {isVerified(organization) && (
        <form
          method="post"
          encType="multipart/form-data"
          action={accountRoutes.sendLogo(organisationId)}
          className="mt-4 flex max-w-xl flex-wrap items-end gap-4"
        >
          <label className="block min-w-0 grow">
            <span className="block font-medium">{copy.file}</span>
            <input
              name="logo"
              type="file"
              required
              accept="image/png,image/jpeg,image/webp"
              className="mt-1 block w-full"
            />
          </label>
          <Button type="submit">{copy.submit}</Button>
        </form>
      )}
    </section>
  );
}

const words: Readonly<Record<string, string>> = copy.outcomes;
const outcomeWords = (outcome: string): string =>
  (Object.hasOwn(words, outcome) ? words[outcome] : undefined) ?? copy.outcomes.other;
