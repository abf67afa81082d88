'use client';

import { type ReactNode, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Contract } from '@/lib/domain/closings/closing-schema';

interface ContractToSignProps {
  readonly contract: Contract;
  /** Has put it up, so knows when it is another one. */
  readonly isSeller: boolean;
  /** The form. */
  readonly children: ReactNode;
}

/** The page follows the other side: a contract that takes another one's place is opened before it can be signed. */
export function ContractToSign({ contract: { href, sha256 }, isSeller, children }: ContractToSignProps) {
  const [known, setKnown] = useState(sha256);
  const isReplaced = !isSeller && known !== sha256;
  return (
    <>
      {isReplaced && (
        <Notice tone="warning" title="The seller has put up another contract">
          Read it first: you sign the document that you have opened last.
        </Notice>
      )}
      <p>
        <a href={href} onClick={() => setKnown(sha256)} className="text-link font-medium">
          Read the contract
        </a>
        <span className="mt-1 block text-sm text-text-muted">
          SHA-256 <code className="break-all text-xs">{sha256}</code>
        </span>
      </p>
      {!isReplaced && children}
    </>
  );
}
