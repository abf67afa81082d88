'use client';

import { type ReactNode, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Contract } from '@/lib/domain/closings/closing-schema';
import { contractToSign as copy } from '@/messages/closings/contract-to-sign';

interface ContractToSignProps {
  readonly contract: Contract;
  /** The seller uploaded the contract, so knows about the replacement. */
  readonly isSeller: boolean;
  /** The signing form. */
  readonly children: ReactNode;
}

/**
 * The page refreshes when the other side acts: a replacement contract must be opened before it can be signed.
 */
export function ContractToSign({ contract: { href, sha256 }, isSeller, children }: ContractToSignProps) {
  const [known, setKnown] = useState(sha256);
  const isReplaced = !isSeller && known !== sha256;
  return (
    <>
      {isReplaced && (
        <Notice tone="warning" title={copy.sellerSentNew}>
          {copy.readFirstSign}
        </Notice>
      )}
      <p>
        <a href={href} onClick={() => setKnown(sha256)} className="text-link font-medium">
          {copy.readContract}
        </a>
        <span className="mt-1 block text-sm text-text-muted">
          {copy.sha({
            sha256,
            code: (children) => <code className="break-all text-xs">{children}</code>,
          })}
        </span>
      </p>
      {!isReplaced && children}
    </>
  );
}
