import type { Metadata } from 'next';
import { OfflineList, TryAgain } from '@/components/favorites/offline-list';
import { MessagePage } from '@/components/layout/message-page';
import { offlinePage as copy } from '@/messages/favorites/offline-page';

export const metadata: Metadata = { title: copy.youreOffline, robots: { index: false } };

/** The service worker shows this page in place of one that cannot load, at that page’s address. */
export default function OfflinePage() {
  return (
    <MessagePage title={copy.youreOffline} actions={<TryAgain />}>
      <p>{copy.pageNeedsConnection}</p>
      <h2 className="mt-8 text-heading font-semibold">{copy.savedHomesYou}</h2>
      <OfflineList />
    </MessagePage>
  );
}
