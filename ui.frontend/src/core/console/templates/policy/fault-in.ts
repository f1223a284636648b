import { policySettingsOf } from '../../../../../../shared/authoring/policy-settings';
import type { PolicyValues } from '../../../../../../shared/authoring/template';
import { t } from '../../../../../../shared/authoring/language/t';

const CLASSES = /^[\w -]*$/;

/** What keeps a policy from being saved, as a sentence; undefined if nothing does. */
export function faultIn(
  { title, defaultClasses, styleGroups, settings }: PolicyValues,
  core: string | undefined,
): string | undefined {
  if (title.trim() === '') return t('The policy has no title.');
  if (!CLASSES.test(defaultClasses)) return classFault(t('The default classes'));
  for (const group of styleGroups) {
    if (group.label.trim() === '') return t('A group of styles has no name.');
    for (const { label, classes } of group.styles) {
      if (label.trim() === '') return t('A style of “{label}” has no name.', { label: group.label });
      if (classes.trim() === '') return t('The style “{label}” has no CSS classes.', { label });
      if (!CLASSES.test(classes)) return classFault(t('The classes of “{label}”', { label }));
    }
  }
  for (const setting of policySettingsOf(core)) {
    const value = settings[setting.name];
    if (value === null || value === undefined) continue;
    if (setting.kind === 'number' && !isWithin(Number(value), setting.min, setting.max))
      return t('{label}: enter a whole number from {min} to {max}, or nothing.', {
        label: t(setting.label),
        min: setting.min,
        max: setting.max,
      });
    if (setting.kind === 'texts' && setting.pattern !== undefined && Array.isArray(value)) {
      const pattern = new RegExp(`^(?:${setting.pattern})$`);
      if (value.some((text) => String(text).trim() !== '' && !pattern.test(String(text).trim())))
        return `${t(setting.label)}: ${t(setting.fault ?? '')}`;
    }
  }
  return undefined;
}

const classFault = (what: string) =>
  t('{what} may have letters, digits, hyphens and underscores, with spaces between them.', { what });

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
