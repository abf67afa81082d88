'use client';

import { lazy } from 'react';

const LostMessage = lazy(async () => ({ default: (await import('./lost-message')).LostMessage }));

/**
 * For the error pages that are in the payload of every page: without one of ours, Next adds its own, 12 KB in
 * all. The content loads when it is shown.
 */
export const LostPage = () => <LostMessage />;
