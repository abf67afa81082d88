import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import type { FileRefusal } from '@/lib/domain/drafts/file-refusal';
import { isVerified, type Logo, logoFile, type Organization } from '@/lib/domain/organizations/organization';
import { okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import { routes } from '@/lib/routes';
import { runCommand } from '@/lib/server/people/commands/run-command';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { getSession, type SignedIn } from '@/lib/server/people/sessions/session';
import { withinFormLimits } from '@/lib/server/platform/intake/form-limits';
import { type FormFile, receiveForm } from '@/lib/server/platform/intake/receive-form';
import { keepLogo } from '@/lib/server/platform/intake/take-in';
import { withFolder } from '@/lib/server/platform/intake/work-folder';
import { randomKey } from '@/lib/server/platform/random-key';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { logChange } from '@/lib/server/records/audit-log/log-change';
import { type OrganizationRefusal, onOrganization } from './on-organization';

type LogoRefusal = OrganizationRefusal | FileRefusal | 'not-verified';
type Answer = Promise<Result<Organization, LogoRefusal>>;

/** Stores a new image made from the pixels of the file, in place of the earlier logo. `now` in ms. */
export async function setLogo(
  by: SignedIn,
  organisationId: string,
  { file, folder }: { readonly file: FormFile; readonly folder: string },
  now: number,
): Answer {
  const found = await readOrganization(by.user, organisationId, 'manage-organization');
  if (!found.ok) return found;
  if (!isVerified(found.value)) return refuse('not-verified');
  // Random, so that a refused upload can be dropped without touching a logo that is shown.
  const key = randomKey(24);
  const to = `public/media/${organisationId}/${logoFile({ key })}` as const;
  const size = await keepLogo({ uid: by.user.uid, path: file.path, folder }, to);
  if (!size.ok) return size;
  const set = await change(by, organisationId, { key, ...size.value }, now);
  if (!set.ok) await runtime().files.delete(to);
  return set;
}

export const removeLogo = (
  by: SignedIn,
  organisationId: string,
  now: number,
): Promise<Result<Organization, OrganizationRefusal | 'not-verified'>> =>
  change(by, organisationId, null, now);

async function change(
  by: SignedIn,
  organisationId: string,
  logo: Logo | null,
  now: number,
): Promise<Result<Organization, OrganizationRefusal | 'not-verified'>> {
  const number = randomKey(12);
  const steps = onOrganization(by, organisationId, 'manage-organization');
  let former: Logo | null = null;
  const changed = await runCommand({
    ...steps,
    decide: ({ organization }) =>
      okUnless(logo && !isVerified(organization) ? ('not-verified' as const) : null, {
        ...organization,
        logo,
      }),
    write(tx, after, { user, organization }) {
      former = organization.logo ?? null;
      const action = logo ? 'logo-set' : 'logo-removed';
      logChange(tx, action, { user, organization, before: null, after: null, now, number });
      return steps.write(tx, after);
    },
  });
  if (changed.ok) await dropLogo(organisationId, former, logo);
  return changed;
}

/** Deletes the file of a logo that is no longer shown. */
export async function dropLogo(
  organisationId: string,
  former: Logo | null,
  present: Logo | null,
): Promise<void> {
  if (former && former.key !== present?.key)
    await runtime().files.delete(`public/media/${organisationId}/${logoFile(former)}`);
}

/** Takes the logo of a form, with or without JavaScript, and redirects back. */
export async function takeLogoForm(request: Request, organisationId: string, now: number): Promise<Response> {
  const page = accountRoutes.members(organisationId);
  const by = await getSession();
  if (!by) return goTo(`${routes.signIn}?next=${encodeURIComponent(page)}`);
  const back = (outcome: string) => goTo(`${page}?logo=${outcome}#logo`);
  const found = await readOrganization(by.user, organisationId, 'manage-organization');
  if (!found.ok) return back(found.reason);
  const answer = await withinFormLimits(request, by.user.uid, now, () =>
    withFolder(async (folder) => {
      const form = await receiveForm(request, folder);
      const file = form?.files[0];
      if (!form || !file) return back(form ? 'empty' : 'too-large');
      const set = await setLogo(by, organisationId, { file, folder }, now);
      return back(set.ok ? 'set' : set.reason);
    }),
  );
  return answer ?? back('too-many');
}

const goTo = (location: string): Response => new Response(null, { status: 303, headers: { location } });
