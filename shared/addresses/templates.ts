import { servlet } from './app';

/** Where author lists, makes, changes and deletes templates, and their policies. */
export const TEMPLATES = `${servlet('templates')}.json`;

/** One template, with the policies of its parts. */
export const templateAddress = (template: string): string =>
  `${TEMPLATES}?${String(new URLSearchParams({ path: template }))}`;

/** The folder of a site's templates and that of its policies, below `/conf/mysite`. */
export const TEMPLATES_FOLDER = 'settings/wcm/templates';
export const TEMPLATE_TYPES_FOLDER = 'settings/wcm/template-types';
export const POLICIES_FOLDER = 'settings/wcm/policies';

/** The parts of a template that are edited on screen, as pages. */
export const TEMPLATE_PARTS = ['structure', 'initial'] as const;
export type TemplatePart = (typeof TEMPLATE_PARTS)[number];

const IN_PART = /^(\/conf\/.+\/settings\/wcm\/templates\/[^/]+)\/(structure|initial)(?:\/|$)/;

/** The part of a template that a path is of or in; undefined for other paths. */
export function templatePartOf(path: string): { template: string; part: TemplatePart } | undefined {
  const [, template, name] = IN_PART.exec(path) ?? [];
  const part = TEMPLATE_PARTS.find((one) => one === name);
  return template === undefined || part === undefined ? undefined : { template, part };
}

const IN_TEMPLATES = /^(\/conf\/.+)\/settings\/wcm\/templates\/[^/]+/;

/** `/conf/mysite` of a template, or of what is in one; undefined for other paths. */
export const configurationOf = (path: string): string | undefined => IN_TEMPLATES.exec(path)?.[1];

/** The template that a path is of or in; undefined for other paths. */
export const templateOf = (path: string): string | undefined => IN_TEMPLATES.exec(path)?.[0];
