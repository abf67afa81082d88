import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { viewerFrame as copy } from '@/messages/organizations/viewer-frame';

interface ViewerFrameProps {
  readonly isViewer: boolean;
  /** For a row below a page that has said why already. */
  readonly isSilent?: boolean;
  readonly children: ReactNode;
}

/** What a viewer of the selling organization sees: everything, with its fields and buttons disabled. */
export function ViewerFrame({ isViewer, isSilent = false, children }: ViewerFrameProps) {
  if (!isViewer) return children;
  return (
    <>
      {!isSilent && (
        <Notice tone="info" title={copy.title} className="mt-6 max-w-3xl">
          {copy.text}
        </Notice>
      )}
      <fieldset disabled className="contents">
        <legend className="sr-only">{copy.fields}</legend>
        {children}
      </fieldset>
    </>
  );
}
