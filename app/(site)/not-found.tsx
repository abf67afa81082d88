import type { Metadata } from 'next';
import { appNotFound as copy } from '@/messages/home/app-not-found';

export const metadata: Metadata = { title: copy.pageNotFound, robots: { index: false } };

export { LostPage as default } from '@/components/layout/lost-page';
