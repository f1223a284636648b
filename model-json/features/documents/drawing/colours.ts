/** The brand's colours for print, as in `styles/_theme.scss`. */
export const COLOURS = {
  darkBlue: '#0a1e3c',
  blue: '#0b4da2',
  yellow: '#ffc400',
  white: '#ffffff',
  ground: '#f4f6f9',
  picture: '#e9edf2',
  line: '#d5dce5',
  soft: '#526074',
  softOnDark: '#b9c7db',
  ink: '#0f1a2e',
} as const;
