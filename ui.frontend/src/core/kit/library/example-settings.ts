import { APP_TITLE, THEMES } from '../../../../../shared/addresses/app';
import { LANGUAGES, type Language } from '../../../../../shared/words/languages';
import type { Choice } from '../dialogs/dialog';

/** A switch of the component library: a query parameter and its values; the first is the default. */
interface Switch {
  label: string;
  choices: readonly [Choice, ...Choice[]];
}

/** What a language calls itself, as a list has it: `Français`. */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What the examples of the library can be looked at in. `theme` and `motion` become attributes of `<html>`. */
export const exampleSwitches = {
  theme: {
    label: 'Brand',
    choices: [{ value: '', text: APP_TITLE }, ...THEMES],
  },
  width: {
    label: 'Width',
    choices: [
      { value: '', text: 'Full' },
      { value: '390', text: 'Phone, 390 px' },
      { value: '768', text: 'Tablet, 768 px' },
      { value: '1366', text: 'Desktop, 1366 px' },
    ],
  },
  lang: {
    label: 'Language',
    choices: [
      { value: '', text: 'As written' },
      ...LANGUAGES.map((value) => ({ value, text: ownName(value) })),
    ],
  },
  dir: {
    label: 'Direction',
    choices: [
      { value: '', text: 'As the language' },
      { value: 'ltr', text: 'Left to right' },
      { value: 'rtl', text: 'Right to left' },
    ],
  },
  motion: {
    label: 'Motion',
    choices: [
      { value: '', text: 'As the system' },
      { value: 'reduce', text: 'Reduced' },
    ],
  },
} as const satisfies Record<string, Switch>;

export type SwitchName = keyof typeof exampleSwitches;
export const switchNames = Object.keys(exampleSwitches) as SwitchName[];

/** The chosen values; switches at their default are omitted. */
export type ExampleSettings = Partial<Record<SwitchName, string>>;

/** The settings in a query. Values that no switch offers are ignored. */
export function settingsFrom(query: Readonly<Record<string, unknown>>): ExampleSettings {
  const settings: ExampleSettings = {};
  for (const name of switchNames) {
    const chosen = exampleSwitches[name].choices.find(({ value }) => value === query[name])?.value;
    if (chosen) settings[name] = chosen;
  }
  return settings;
}

/**
 * URL of an example's document. The width applies to the frame, not the document.
 *
 * @param language language of the authored texts, unless the reader chose another
 */
export function exampleAddress(
  address: string,
  language: string | undefined,
  { width: _width, ...settings }: ExampleSettings,
): string {
  const query = new URLSearchParams({ ...(language && { lang: language }), ...settings }).toString();
  return query ? `${address}?${query}` : address;
}
