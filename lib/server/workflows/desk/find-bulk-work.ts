import 'server-only';
import type { BulkUpload } from '@/lib/domain/bulk-uploads/bulk-upload';
import type { TableImport } from '@/lib/domain/imports/import';
import type { Organization } from '@/lib/domain/organizations/organization';
import type { BulkAction } from '@/lib/domain/portfolio/bulk-action';
import type { FoundBulkAction, FoundBulkUpload, FoundImport } from '@/lib/domain/staff/found-records';
import { bulkUploads } from '@/lib/server/records/bulk-uploads/bulk-upload-collections';
import { imports } from '@/lib/server/records/imports/import-collections';
import { bulkActions } from '@/lib/server/workflows/bulk-actions/bulk-action-collections';
import { findAbout } from './find-records';

export interface FoundBulkWork {
  readonly imports: readonly FoundImport[];
  readonly bulkUploads: readonly FoundBulkUpload[];
  readonly bulkActions: readonly FoundBulkAction[];
}

/** What organizations sent or did for many homes: the latest of these organizations, by id, by file name. */
export async function findBulkWork(
  words: string,
  organizationIds: readonly string[],
  known: ReadonlyMap<string, Organization>,
): Promise<FoundBulkWork> {
  const ofThese = [{ field: 'organisationId', values: organizationIds }];
  const [tables, sent, done] = await Promise.all([
    findAbout(imports, words, 'createdAt', ofThese, 'fileName'),
    findAbout(bulkUploads, words, 'createdAt', ofThese, 'name'),
    findAbout(bulkActions, words, 'createdAt', ofThese),
  ]);
  const sellerOf = (id: string) => known.get(id)?.name ?? null;
  return {
    imports: tables.map((each) => toFoundImport(each, sellerOf(each.organisationId))),
    bulkUploads: sent.map((each) => toFoundBulkUpload(each, sellerOf(each.organisationId))),
    bulkActions: done.map((each) => toFoundBulkAction(each, sellerOf(each.organisationId))),
  };
}

const toFoundImport = (
  { importId, organisationId, fileName, state, createdAt }: TableImport,
  seller: string | null,
): FoundImport => ({ importId, organisationId, seller, fileName, state, createdAt });

const toFoundBulkUpload = (
  { bulkId, organisationId, name, state, createdAt }: BulkUpload,
  seller: string | null,
): FoundBulkUpload => ({ bulkId, organisationId, seller, name, state, createdAt });

const toFoundBulkAction = (
  { actionId, organisationId, request, state, total, createdAt }: BulkAction,
  seller: string | null,
): FoundBulkAction => ({ actionId, organisationId, seller, type: request.type, state, total, createdAt });
