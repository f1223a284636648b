import { z } from 'zod';
import { iconNames } from '../../kit/icons/IconPaths';
import { link, listOf, text } from '../../../../../shared/models/schema';

const entry = z.object({
  text: text(),
  link: link(),
  icon: z.preprocess((v) => v || undefined, z.enum(iconNames).optional().catch(undefined)),
});

/** Service links above the header: log in / sign up, contact. */
export const topNavigationModel = z.object({
  id: z.string(),
  accessibilityLabel: text(),
  /** Links without text or a usable address are left out. */
  links: listOf(entry).transform((links) =>
    links.flatMap(({ text, link, icon }) => (text && link ? [{ text, link, icon }] : [])),
  ),
});

export type TopNavigationModel = z.output<typeof topNavigationModel>;
