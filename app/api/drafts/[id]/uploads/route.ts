import { fileDeclarationSchema } from '@/lib/domain/drafts/files/draft-files';
import type { FileDeclaration } from '@/lib/domain/drafts/files/upload';
import { apiRoute } from '@/lib/server/platform/http/api';
import { fileLimit, openSending, toResponse } from '@/lib/server/workflows/uploads/upload-api';
import { beginUpload } from '@/lib/server/workflows/uploads/uploads';

/** Announces a file. Returns its key, how many bytes are stored, and its entry if it is complete. */
export const POST = apiRoute<{ id: string }, FileDeclaration>(
  { body: fileDeclarationSchema },
  async (context) => {
    const sending = await openSending(context, fileLimit);
    if (sending instanceof Response) return sending;
    return toResponse(await beginUpload(sending, context.body), (state) => Response.json(state));
  },
);
