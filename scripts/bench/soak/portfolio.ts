/**
 * `node --conditions=react-server --import tsx scripts/bench/soak/portfolio.ts [homes]`: sends one ZIP with ten
 * photos and a PDF for each home (50 unless named) and prints how long storing them takes, with the processor
 * time, which other programs on the machine do not change.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { ZIP_PIECE_BYTES } from '@/lib/domain/bulk-uploads/bulk-upload';
import { listOutcomes } from '@/lib/server/jobs/bulk-uploads/bulk-upload-record';
import { startBulkUpload } from '@/lib/server/jobs/bulk-uploads/review-bulk-upload';
import { advanceBulkUpload } from '@/lib/server/jobs/bulk-uploads/run-bulk-uploads';
import {
  beginBulkUpload,
  finishBulkUpload,
  sendBulkPiece,
} from '@/lib/server/jobs/bulk-uploads/send-bulk-upload';
import { write } from '@/lib/server/platform/store/store';
import { startDraft } from '@/lib/server/workflows/drafts/drafts';
import { startOrganization } from '@/lib/server/workflows/organizations/organization-commands';
import { somePhotos } from '../data/photos';

const homes = Number(process.argv[2] ?? 50);
const photosPerHome = 10;
const folder = mkdtempSync(join(tmpdir(), 'bench-portfolio-'));
Object.assign(process.env, { LOCAL_MODE: '1', DATA_DIR: folder });
const { runtime } = await import('@/lib/server/platform/runtime/runtime');
const { sessions } = await import('@/lib/server/people/sessions/session-collections');
const { users } = await import('@/lib/server/people/identity/identity-collections');
const { organizations } = await import('@/lib/server/people/organizations/organization-collections');
const { drafts } = await import('@/lib/server/records/drafts/draft-collections');

/** Distinct bytes for every home: what follows the end of a JPEG or a comment in a PDF is not looked at. */
function aPortfolio(photos: readonly Buffer[]): Buffer {
  const files: Record<string, Uint8Array> = {};
  for (let home = 0; home < homes; home++) {
    const mark = Buffer.from(`home ${home}`);
    for (const [at, photo] of photos.entries())
      files[`PF-${10_000 + home}/${at} photo.jpg`] = Buffer.concat([photo, mark]);
    files[`PF-${10_000 + home}/survey.pdf`] = aPdf(home);
  }
  return Buffer.from(zipSync(files, { level: 0 }));
}

function aPdf(home: number): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (h${home}) >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
  ];
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const now = Date.now();
const by = {
  user: {
    uid: 'bench',
    email: 'bench@example.com',
    name: 'Bench',
    role: 'seller' as const,
    emailVerified: true,
    confirmed: { email: 'bench@example.com', by: 'mail' as const, at: now },
    registration: null,
    createdAt: now,
  },
  sessionId: 'session-bench',
};

async function aBank(): Promise<string> {
  const { store } = runtime();
  const session = { uid: 'bench', createdAt: now, expiresAt: now + 86_400_000, revokedAt: null };
  await store.commit([write.set(users, 'bench', by.user), write.set(sessions, by.sessionId, session)]);
  const started = await startOrganization(by, { name: 'Bench Bank', kind: 'bank' }, now);
  if (!started.ok) throw new Error(started.reason);
  const verified = { method: 'fdic' as const, evidence: '1', by: { uid: 'staff', name: 'Staff' }, at: now };
  const organization = { ...started.value, verified };
  await store.commit([write.set(organizations, organization.organisationId, organization)]);
  for (let home = 0; home < homes; home++) {
    const draft = await startDraft(by, now + home * 60_000, organization.organisationId);
    if (!draft.ok) throw new Error(draft.reason);
    const imported = { reference: `PF-${10_000 + home}`, answers: {} };
    await store.commit([write.set(drafts, draft.value.draftId, { ...draft.value, imported })]);
  }
  return organization.organisationId;
}

async function send(bank: string, zip: Buffer): Promise<string> {
  const begun = await beginBulkUpload(by, bank, { name: 'portfolio.zip', bytes: zip.length }, now);
  if (!begun.ok) throw new Error(begun.reason);
  const { bulkId } = begun.value;
  for (let offset = 0; offset < zip.length; offset += ZIP_PIECE_BYTES) {
    const part = zip.subarray(offset, offset + ZIP_PIECE_BYTES);
    const body = (async function* () {
      yield part;
    })();
    const sent = await sendBulkPiece(by, bulkId, { offset, length: part.length, digest: null, body });
    if (!sent.ok) throw new Error(sent.reason);
  }
  const finished = await finishBulkUpload(by, bulkId, now);
  const started = finished.ok ? await startBulkUpload(by, bulkId, now) : finished;
  if (!started.ok) throw new Error(started.reason);
  return bulkId;
}

/** Of this process and of the workers that ended, in seconds. */
const processorSeconds = async (): Promise<number> => {
  const { readFile } = await import('node:fs/promises');
  const fields = (await readFile('/proc/self/stat', 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
};

try {
  const bank = await aBank();
  const zip = aPortfolio(await somePhotos(photosPerHome));
  const bulkId = await send(bank, zip);
  const [start, before] = [performance.now(), await processorSeconds()];
  await advanceBulkUpload(
    bulkId,
    () => Date.now(),
    () => true,
  );
  const { bulkUploads } = await import('@/lib/server/records/bulk-uploads/bulk-upload-collections');
  const after = (await runtime().store.get(bulkUploads, bulkId))?.data;
  const files = homes * (photosPerHome + 1);
  const seconds = (performance.now() - start) / 1_000;
  const processor = (await processorSeconds()) - before;
  const report = {
    files,
    zipMiB: Math.round(zip.length / 2 ** 20),
    state: after?.state,
    results: after?.results,
    refused:
      after &&
      (await listOutcomes(after)).flatMap(({ path, reason }) => (reason ? [`${path}: ${reason}`] : [])),
    processors: cpus().length,
    seconds: Math.round(seconds),
    processorSecondsPerFile: Number((processor / files).toFixed(3)),
    /** If two processors have nothing else to do. */
    minutesFor500Homes: Number((((processor / files) * 5_500) / 2 / 60).toFixed(1)),
  };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
