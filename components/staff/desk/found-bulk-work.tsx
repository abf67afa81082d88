import { draftTitle } from '@/components/drafts/draft-title';
import { accountRoutes } from '@/lib/account-routes';
import type {
  FoundBulkAction,
  FoundBulkUpload,
  FoundFile,
  FoundImport,
} from '@/lib/domain/staff/found-records';
import { formatDay } from '@/lib/format';
import { states as actionStates } from '@/messages/bulk-actions/states';
import { types as actionTypes } from '@/messages/bulk-actions/types';
import { page as uploadCopy } from '@/messages/bulk-uploads/page';
import { states as uploadStates } from '@/messages/bulk-uploads/states';
import { searchPage as copy } from '@/messages/desk/search-page';
import { stateLabels } from '@/messages/imports/state-labels';
import { Part, Rows } from './found-parts';

export interface FoundBulkWorkProps {
  readonly imports: readonly FoundImport[];
  readonly bulkUploads: readonly FoundBulkUpload[];
  readonly bulkActions: readonly FoundBulkAction[];
  readonly files: readonly FoundFile[];
}

/** What organizations sent and did for many homes, and files of single homes. */
export const FoundBulkWork = ({ imports, bulkUploads, bulkActions, files }: FoundBulkWorkProps) => (
  <>
    <Part title={copy.imports} of={imports}>
      <Rows
        rows={imports.map(({ importId, organisationId, seller, fileName, state, createdAt }) => ({
          key: importId,
          href: accountRoutes.staffOrganization(organisationId),
          name: fileName,
          note: noteOf(
            seller,
            copy.importNote({ state: stateLabels[state], createdAt: formatDay(createdAt) }),
          ),
        }))}
      />
    </Part>
    <Part title={copy.bulkUploads} of={bulkUploads}>
      <Rows
        rows={bulkUploads.map(({ bulkId, organisationId, seller, name, state, createdAt }) => ({
          key: bulkId,
          href: accountRoutes.staffOrganization(organisationId),
          name: name || uploadCopy.typedList,
          note: noteOf(
            seller,
            copy.importNote({
              state: state === 'review' ? copy.waitsForSeller : uploadStates[state],
              createdAt: formatDay(createdAt),
            }),
          ),
        }))}
      />
    </Part>
    <Part title={copy.bulkActions} of={bulkActions}>
      <Rows
        rows={bulkActions.map(({ actionId, organisationId, seller, type, state, total, createdAt }) => ({
          key: actionId,
          href: accountRoutes.staffOrganization(organisationId),
          name: actionTypes[type],
          note: noteOf(
            seller,
            copy.bulkActionNote({
              state: state === 'review' ? copy.waitsForSeller : actionStates[state],
              homes: total,
              createdAt: formatDay(createdAt),
            }),
          ),
        }))}
      />
    </Part>
    <Part title={copy.files} of={files}>
      <Rows
        rows={files.map(({ fileId, name, purpose, draft }) => ({
          key: fileId,
          href: accountRoutes.review(draft.draftId),
          name,
          note: copy.fileNote({ place: draftTitle(draft), purpose }),
        }))}
      />
    </Part>
  </>
);

const noteOf = (seller: string | null, note: string): string => [seller, note].filter(Boolean).join(' · ');
