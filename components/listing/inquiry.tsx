'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import type { InquiryForm } from './inquiry-form';

const Form = lazy(() => import('./inquiry-form').then((loaded) => ({ default: loaded.InquiryForm })));

/** In the HTML like all else; its code is fetched only on the page of a home that takes questions. */
export const Inquiry = (props: ComponentProps<typeof InquiryForm>) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
);
