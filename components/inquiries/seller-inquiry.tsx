'use client';

import { type ComponentProps, lazy } from 'react';
import type { InquiryForm } from './seller-inquiry-form';

const Form = lazy(() => import('./seller-inquiry-form').then((loaded) => ({ default: loaded.InquiryForm })));

/**
 * In the HTML like all else; its code is fetched when somebody begins to use it. Without a boundary of its own, because what
 * is in one is shown by a script.
 */
export const Inquiry = (props: ComponentProps<typeof InquiryForm>) => <Form {...props} />;
