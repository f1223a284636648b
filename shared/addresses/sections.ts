import { servlet } from './app';

/** Where the sections of each site are, in a folder with its name. */
export const SECTIONS_ROOT = '/content/sections';

/** Where author lists, makes, changes and deletes sections. */
export const SECTIONS = `${servlet('sections')}.json`;

/** The sections of the site that a page belongs to. */
export const sectionsAddress = (page: string): string =>
  `${SECTIONS}?${String(new URLSearchParams({ page }))}`;

/** The node whose children are the components of a section. */
export const componentsOf = (section: string): string => `${section}/jcr:content/components`;
