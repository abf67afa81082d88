'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/form/field';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { Notice } from '@/components/ui/notice';
import { keepHead, type SavedCheckpoint, savedCheckpoints } from '@/lib/client/auctions/ledger-checkpoints';
import { keepLogCheckpoint, savedLogCheckpoints } from '@/lib/client/auctions/log-checkpoint';
import type { CheckProgress, VerifiedLedger } from '@/lib/client/auctions/verify-ledger';
import type { LedgerHead } from '@/lib/domain/auctions/ledger/ledger';
import { formatCount, formatDay } from '@/lib/format';
import { verifyPanel as copy } from '@/messages/auctions/verify-panel';
import { VerifiedNotice } from './verified-notice';

interface VerifyPanelProps {
  readonly auctionId: string;
  /** The ledger head that this page shows. */
  readonly currentHead: LedgerHead;
}

type Step =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: CheckProgress }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'done';
      readonly verified: VerifiedLedger;
      readonly names: readonly string[];
      readonly savedHeadCount: number;
    };

interface Faults {
  readonly head?: string;
  readonly receipts?: string;
  readonly policy?: string;
}

/**
 * Replays the auction in the browser and compares it with the visitor's ledger heads. Loads its code on
 * demand.
 */
export function VerifyPanel({ auctionId, currentHead }: VerifyPanelProps) {
  const [savedHeads, setSavedHeads] = useState<readonly SavedCheckpoint[]>([]);
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const [faults, setFaults] = useState<Faults>({});
  const isHydrated = useHydrated();
  useEffect(() => {
    setSavedHeads(savedCheckpoints(auctionId));
    keepHead(auctionId, currentHead);
  }, [auctionId, currentHead]);

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setStep({ kind: 'running', progress: { of: 'log', done: 0, total: null } });
    setFaults({});
    try {
      const verifier = await import('@/lib/client/auctions/verify-ledger');
      const { typed, files, read, policyText, wrong } = await readForm(form, verifier);
      setFaults(wrong);
      if (Object.keys(wrong).length > 0) return setStep({ kind: 'idle' });
      const verified = await verifier.verifyLedger(
        {
          auctionId,
          heads: [
            currentHead,
            ...savedCheckpoints(auctionId),
            ...(typed ? [{ seq: null, hash: typed }] : []),
          ],
          receipts: read.flatMap((each) => each?.receipts ?? []),
          savedLedgers: read.flatMap((each, index) =>
            each?.head ? [{ name: files[index]?.name ?? '', head: each.head }] : [],
          ),
          policyText,
          checkpoints: savedLogCheckpoints(),
        },
        (progress) => setStep({ kind: 'running', progress }),
      );
      if (verified.verification.ok) keepHead(auctionId, verified.verification.head);
      if (verified.log?.fault === null) keepLogCheckpoint(verified.log.note);
      setStep({
        kind: 'done',
        verified,
        names: files.flatMap(({ name }, index) => (read[index]?.receipts ?? []).map(() => name)),
        savedHeadCount: savedHeads.length,
      });
    } catch {
      setStep({ kind: 'failed' });
    }
  }

  return (
    <form onSubmit={check} noValidate className="needs-script space-y-5">
      {savedHeads.length > 0 && <SavedHeads heads={savedHeads} />}
      <InputField
        id="head"
        name="head"
        label={copy.verificationCodeSaved}
        optional
        help={copy.lettersDigitsReceipt}
        error={faults.head}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        className="font-mono text-sm"
      />
      <FileFields faults={faults} />
      <Button
        type="submit"
        variant="primary"
        className="w-full"
        disabled={!isHydrated || step.kind === 'running'}
      >
        {step.kind === 'done' ? copy.verifyEveryEntry : copy.verifyFirstTime}
      </Button>
      {step.kind === 'running' && <Progress {...step.progress} />}
      {step.kind === 'failed' && (
        <Notice tone="error" title={copy.couldntLoadLedger}>
          {copy.nothingVerifiedCheck}
        </Notice>
      )}
      {step.kind === 'done' && <VerifiedNotice {...step} auctionId={auctionId} />}
    </form>
  );
}

type Verifier = typeof import('@/lib/client/auctions/verify-ledger');

async function readForm(form: FormData, { readEvidence, isPolicy }: Verifier) {
  const typed = String(form.get('head')).trim().toLowerCase();
  const filesOf = (name: string) =>
    form.getAll(name).filter((file): file is File => file instanceof File && file.size > 0);
  const files = filesOf('receipts');
  const read = await Promise.all(files.map(async (file) => readEvidence(await file.text())));
  const policyText = await filesOf('policy')[0]?.text();
  const isWrongPolicy = policyText !== undefined && !isPolicy(policyText);
  const wrong = {
    ...faultsOf(typed, files, read),
    ...(isWrongPolicy && { policy: copy.policyUnreadable }),
  };
  return { typed, files, read, policyText, wrong };
}

const FileFields = ({ faults }: { readonly faults: Faults }) => (
  <>
    <InputField
      id="receipts"
      name="receipts"
      type="file"
      multiple
      accept="application/json,.json"
      label={copy.receipts}
      optional
      help={copy.stayBrowserMaximum}
      error={faults.receipts}
      className="py-2.5 text-sm"
    />
    <InputField
      id="policy"
      name="policy"
      type="file"
      label={copy.policy}
      optional
      help={copy.policyHelp}
      error={faults.policy}
      className="py-2.5 text-sm"
    />
  </>
);

function faultsOf(head: string, files: readonly File[], read: readonly unknown[]): Faults {
  const unread = files.filter((_, index) => read[index] === null).map(({ name }) => name);
  return {
    ...(head && !/^[0-9a-f]{64}$/.test(head) && { head: copy.verificationCodeCharacters }),
    ...(unread.length > 0 && { receipts: copy.notReceiptSite({ unread: unread.join(', ') }) }),
  };
}

const SavedHeads = ({ heads }: { readonly heads: readonly SavedCheckpoint[] }) => (
  <p className="text-sm text-text-muted">
    {copy.browserSavedVerification({ heads: heads.length, at: formatDay(heads[0]?.at ?? 0) })}
  </p>
);

const Progress = ({ of, done, total }: CheckProgress) => (
  <div>
    <progress
      aria-label={of === 'entries' ? copy.entriesChecked : copy.logProgress}
      className="h-2 w-full accent-primary"
      {...(total === null ? {} : { value: done, max: total })}
    />
    <p role="status" className="mt-1 text-sm tabular-nums text-text-muted">
      {progressWords({ of, done, total })}
    </p>
  </div>
);

function progressWords({ of, done, total }: CheckProgress): string {
  if (of === 'log' || total === null) return copy.logProgress;
  return copy.entriesProgress({ done: formatCount(done), total: formatCount(total) });
}
