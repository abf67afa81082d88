import 'server-only';
import { readFile } from 'node:fs/promises';
import { accountRoutes } from '@/lib/account-routes';
import { MAX_TABLE_BYTES } from '@/lib/domain/imports/import';
import { routes } from '@/lib/routes';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { getSession, type SignedIn } from '@/lib/server/people/sessions/session';
import { withinFormLimits } from '@/lib/server/platform/intake/form-limits';
import { receiveForm } from '@/lib/server/platform/intake/receive-form';
import { withFolder } from '@/lib/server/platform/intake/work-folder';
import { beginImport } from './imports';
import { tableRefusalResponse } from './table-response';

/**
 * Imports the file of a form after checking the sender. Redirects to the next step, or back with the reason.
 */
export async function importUploadedTable(
  request: Request,
  organisationId: string,
  now: number,
): Promise<Response> {
  const page = accountRoutes.imports(organisationId);
  const by = await getSession();
  if (!by) return goTo(`${routes.signIn}?next=${encodeURIComponent(page)}`);
  const found = await readOrganization(by.user, organisationId, 'import');
  if (!found.ok) return tableRefusalResponse(found.reason);
  const answer = await withinFormLimits(request, by.user.uid, now, () =>
    takeFile(request, by, organisationId, now),
  );
  return answer ?? goTo(`${page}?refused=too-many`);
}

function takeFile(request: Request, by: SignedIn, organisationId: string, now: number): Promise<Response> {
  const page = accountRoutes.imports(organisationId);
  return withFolder(async (folder) => {
    const form = await receiveForm(request, folder);
    const file = form?.files[0];
    if (!form || (file && file.bytes > MAX_TABLE_BYTES)) return goTo(`${page}?refused=too-large`);
    if (!file) return goTo(`${page}?refused=empty`);
    const table = { name: file.name, bytes: await readFile(file.path) };
    const started = await beginImport(by, organisationId, table, now);
    if (started.ok) return goTo(accountRoutes.import(organisationId, started.value.importId));
    const { reason, line } =
      typeof started.reason === 'string' ? { reason: started.reason, line: null } : started.reason;
    return goTo(`${page}?refused=${reason}${line === null ? '' : `&line=${line}`}`);
  });
}

const goTo = (location: string): Response => new Response(null, { status: 303, headers: { location } });
