import localFont from 'next/font/local';

const poppins = localFont({
  src: [
    { path: '../../node_modules/@fontsource/poppins/files/poppins-latin-400-normal.woff2', weight: '400' },
    { path: '../../node_modules/@fontsource/poppins/files/poppins-latin-500-normal.woff2', weight: '500' },
    { path: '../../node_modules/@fontsource/poppins/files/poppins-latin-600-normal.woff2', weight: '600' },
  ],
  display: 'swap',
  adjustFontFallback: 'Arial',
  variable: '--font-poppins',
});

/**
 * Poppins has no tabular figures. These are its ten figures, each centered in a cell of 0.604 em, and nothing
 * else (license: OFL.txt); every other character falls through to Poppins itself. They load after the style
 * sheet, so as not to delay it; no layout shift was measured from it.
 */
const figures = localFont({
  src: [
    { path: './figures-400.woff2', weight: '400' },
    { path: './figures-500.woff2', weight: '500' },
    { path: './figures-600.woff2', weight: '600' },
  ],
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+30-39' }],
  variable: '--font-figures',
});

/** Class names for the html element that define both font variables. */
export const fontVariables = `${poppins.variable} ${figures.variable}`;
