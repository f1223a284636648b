import { componentType } from '../../../../../shared/addresses/app';
/** Panels for the fixtures of tabs, accordion and carousel: `:items` and `:itemsOrder` as exported. */
export function panelFixtures(panels: Readonly<Record<string, Record<string, unknown>>>) {
  return { ':items': { ...panels }, ':itemsOrder': Object.keys(panels) };
}

/** A panel with rich text. */
export const textPanel = (title: string, html: string) => ({
  ':type': componentType('text'),
  'cq:panelTitle': title,
  text: html,
  richText: true,
});
