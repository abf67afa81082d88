import type { Config } from 'tailwindcss';

/** Theme tokens: constants from section 9 of the product specification, and the palette built on them. */
export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}', './providers/**/*.{ts,tsx}'],
  theme: {
    screens: { sm: '600px', md: '991px', lg: '1200px', xl: '1536px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      primary: '#000000',
      secondary: '#ffd600',
      surface: '#ffffff',
      'surface-muted': '#f5f5f2',
      line: '#dededa',
      water: '#d3e0e8',
      text: '#141414',
      'text-muted': '#595959',
      success: '#146c2e',
      warning: '#8a4b00',
      danger: '#b3261e',
    },
    borderRadius: { none: '0', DEFAULT: '6px', full: '9999px' },
    extend: {
      fontFamily: {
        sans: ['var(--font-poppins)', 'system-ui', 'sans-serif'],
        /** Live prices and countdowns. */
        figures: [
          'var(--font-figures)',
          'figures-fallback',
          'var(--font-poppins)',
          'system-ui',
          'sans-serif',
        ],
      },
      height: { header: '80px' },
      minHeight: { footer: '60vh' },
      width: { dashboard: '300px' },
      spacing: { header: '80px', dashboard: '300px' },
      maxWidth: { content: '1280px', prose: '70ch' },
      fontSize: {
        display: ['clamp(2.25rem, 1.4rem + 3.6vw, 4rem)', { lineHeight: '1.05', letterSpacing: '-0.03em' }],
        title: ['clamp(1.625rem, 1.25rem + 1.6vw, 2.5rem)', { lineHeight: '1.15', letterSpacing: '-0.02em' }],
        heading: ['clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)', { lineHeight: '1.25', letterSpacing: '-0.01em' }],
      },
    },
  },
} satisfies Config;
