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
 * Live prices and countdowns. Poppins has no tabular figures: these are Geist's (@fontsource/geist-sans 5.3.0,
 * license: OFL.txt), and of its other characters only those between them, 1.7 KB for each weight. They load
 * after the style sheet, so as not to delay it; until then, Arial takes the same width (globals.css).
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
  declarations: [{ prop: 'unicode-range', value: 'U+24,U+2C,U+2E,U+30-3A,U+64,U+68,U+6D,U+73' }],
  variable: '--font-figures',
});

/** Class names for the html element that define both font variables. */
export const fontVariables = `${poppins.variable} ${figures.variable}`;
