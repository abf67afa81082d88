import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { sharedKinds } from '@/lib/domain/drafts/files/shared-documents';
import { routes } from '@/lib/routes';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { getSession } from '@/lib/server/people/sessions/session';
import { withinFormLimits } from '@/lib/server/platform/intake/form-limits';
import { receiveForm } from '@/lib/server/platform/intake/receive-form';
import { withFolder } from '@/lib/server/platform/intake/work-folder';
import { addSharedDocument } from './share-documents';

/** Takes a document for all homes from a form, with or without JavaScript, and redirects back. */
export async function takeSharedForm(
  request: Request,
  organisationId: string,
  now: number,
): Promise<Response> {
  const page = accountRoutes.bulkUploads(organisationId);
  const by = await getSession();
  if (!by) return goTo(`${routes.signIn}?next=${encodeURIComponent(page)}`);
  const found = await readOrganization(by.user, organisationId, 'manage-organization');
  if (!found.ok) return goTo(`${page}?document=${found.reason}#shared`);
  const answer = await withinFormLimits(request, by.user.uid, now, () =>
    withFolder(async (folder) => {
      const form = await receiveForm(request, folder);
      const file = form?.files[0];
      if (!form || !file) return goTo(`${page}?document=${form ? 'empty' : 'too-large'}#shared`);
      const kind = sharedKinds.find((each) => each === form.fields.kind) ?? 'ProofOfAuthority';
      const added = await addSharedDocument(by, organisationId, { kind, file, folder }, now);
      return goTo(`${page}?document=${added.ok ? 'added' : added.reason}#shared`);
    }),
  );
  return answer ?? goTo(`${page}?document=too-many#shared`);
}

const goTo = (location: string): Response => new Response(null, { status: 303, headers: { location } });
