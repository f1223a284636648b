import { policySettingsOf } from '../../../../../../shared/authoring/policy-settings';
import type { PolicyValues } from '../../../../../../shared/authoring/template';

const CLASSES = /^[\w -]*$/;

/** What keeps a policy from being saved, as a sentence; undefined if nothing does. */
export function faultIn(
  { title, defaultClasses, styleGroups, settings }: PolicyValues,
  core: string | undefined,
): string | undefined {
  if (title.trim() === '') return 'The policy has no title.';
  if (!CLASSES.test(defaultClasses)) return classFault('The default classes');
  for (const group of styleGroups) {
    if (group.label.trim() === '') return 'A group of styles has no name.';
    for (const { label, classes } of group.styles) {
      if (label.trim() === '') return `A style of “${group.label}” has no name.`;
      if (classes.trim() === '') return `The style “${label}” has no CSS classes.`;
      if (!CLASSES.test(classes)) return classFault(`The classes of “${label}”`);
    }
  }
  for (const setting of policySettingsOf(core)) {
    const value = settings[setting.name];
    if (value === null || value === undefined) continue;
    if (setting.kind === 'number' && !isWithin(Number(value), setting.min, setting.max))
      return `${setting.label}: enter a whole number from ${setting.min} to ${setting.max}, or nothing.`;
    if (setting.kind === 'texts' && setting.pattern !== undefined && Array.isArray(value)) {
      const pattern = new RegExp(`^(?:${setting.pattern})$`);
      if (value.some((text) => String(text).trim() !== '' && !pattern.test(String(text).trim())))
        return `${setting.label}: ${setting.fault ?? ''}`;
    }
  }
  return undefined;
}

const classFault = (what: string) =>
  `${what} may have letters, digits, hyphens and underscores, with spaces between them.`;

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** As it is saved: lists have no empty lines. */
export const tidied = (values: PolicyValues): PolicyValues => ({
  ...values,
  settings: Object.fromEntries(
    Object.entries(values.settings).map(([name, value]) => {
      if (!Array.isArray(value)) return [name, value];
      const lines = value.flatMap((each) => (typeof each === 'string' ? each.trim() || [] : each));
      return [name, lines.length > 0 ? lines : null];
    }),
  ),
});
