/** A named color. Its value adapts to the color mode here, and is fixed everywhere else. */
export interface NamedColor {
  readonly name: string;
  readonly value: string;
}

/** Text colors, readable on the page in both modes. */
export const TEXT_COLORS: readonly NamedColor[] = [
  color('Gray', 'text-gray', '#5b6078'),
  color('Red', 'text-red', '#b3261e'),
  color('Orange', 'text-orange', '#9a4b00'),
  color('Green', 'text-green', '#1b6e3c'),
  color('Teal', 'text-teal', '#0b6a72'),
  color('Blue', 'text-blue', '#2c4fc4'),
  color('Purple', 'text-purple', '#7236b0'),
];

/** Backgrounds on which every text color is readable. */
export const BACKGROUND_COLORS: readonly NamedColor[] = [
  color('Gray', 'back-gray', '#eceef4'),
  color('Red', 'back-red', '#fde7e4'),
  color('Orange', 'back-orange', '#fdebd6'),
  color('Yellow', 'back-yellow', '#fbf3c4'),
  color('Green', 'back-green', '#dff3e4'),
  color('Blue', 'back-blue', '#e2e9fd'),
  color('Purple', 'back-purple', '#f0e5fb'),
];

function color(name: string, variable: string, fallback: string): NamedColor {
  return {name, value: `var(--playground-${variable}, ${fallback})`};
}
