import { createElement, Fragment, type ReactNode } from 'react';

/** Renders the text inside a tag of a message: `<link>terms</link>` calls `link('terms')`. */
export type Tag = (children: ReactNode) => ReactNode;

/** Joins the parts of a message with tags. */
export const rich = (...parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
