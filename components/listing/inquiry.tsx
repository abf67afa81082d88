'use client';

import { lazy } from 'react';

/**
 * In the HTML like all else; its code is fetched only on the page of a home that takes questions. Without a boundary of its
 * own, because what stands in one is shown by a script.
 */
export const Inquiry = lazy(() =>
  import('./inquiry-form').then(({ InquiryForm }) => ({ default: InquiryForm })),
);
