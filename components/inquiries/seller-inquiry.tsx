'use client';

import { type ComponentProps, lazy } from 'react';
import type { InquiryForm } from './seller-inquiry-form';

const Form = lazy(() => import('./seller-inquiry-form').then((loaded) => ({ default: loaded.InquiryForm })));

/**
 * Rendered in the HTML; its code loads on first use. It has no Suspense boundary of its own because a script
 * would have to reveal its content.
 */
export const Inquiry = (props: ComponentProps<typeof InquiryForm>) => <Form {...props} />;
