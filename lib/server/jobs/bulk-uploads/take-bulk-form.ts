import 'server-only';
import { createReadStream } from 'node:fs';
import { accountRoutes } from '@/lib/account-routes';
import { ZIP_PIECE_BYTES } from '@/lib/domain/bulk-uploads/bulk-upload';
import { routes } from '@/lib/routes';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { getSession, type SignedIn } from '@/lib/server/people/sessions/session';
import { withinFormLimits } from '@/lib/server/platform/intake/form-limits';
import { type FormFile, receiveForm } from '@/lib/server/platform/intake/receive-form';
import { withFolder } from '@/lib/server/platform/intake/work-folder';
import type { BulkAnswer } from './bulk-upload-record';
import { beginBulkUpload, finishBulkUpload, sendBulkPiece } from './send-bulk-upload';

/** Takes a file from a form without JavaScript. Redirects to its review, or back with the reason. */
export async function takeBulkForm(request: Request, organisationId: string, now: number): Promise<Response> {
  const page = accountRoutes.bulkUploads(organisationId);
  const by = await getSession();
  if (!by) return goTo(`${routes.signIn}?next=${encodeURIComponent(page)}`);
  const found = await readOrganization(by.user, organisationId, 'import');
  if (!found.ok) return goTo(`${page}?refused=${found.reason}`);
  const answer = await withinFormLimits(request, by.user.uid, now, () =>
    withFolder(async (folder) => {
      const file = (await receiveForm(request, folder))?.files[0];
      if (!file) return goTo(`${page}?refused=too-large`);
      const taken = await takeFile(by, organisationId, file, now);
      return goTo(
        taken.ok
          ? accountRoutes.bulkUpload(organisationId, taken.value.bulkId)
          : `${page}?refused=${taken.reason}`,
      );
    }),
  );
  return answer ?? goTo(`${page}?refused=too-many`);
}

async function takeFile(by: SignedIn, organisationId: string, file: FormFile, now: number): BulkAnswer {
  const begun = await beginBulkUpload(by, organisationId, file, now);
  if (!begun.ok) return begun;
  const { bulkId } = begun.value;
  for (let offset = 0; offset < file.bytes; offset += ZIP_PIECE_BYTES) {
    const end = Math.min(offset + ZIP_PIECE_BYTES, file.bytes);
    const body = createReadStream(file.path, { start: offset, end: end - 1 });
    const sent = await sendBulkPiece(by, bulkId, { offset, length: end - offset, digest: null, body });
    if (!sent.ok) return sent;
  }
  return finishBulkUpload(by, bulkId, now);
}

const goTo = (location: string): Response => new Response(null, { status: 303, headers: { location } });
