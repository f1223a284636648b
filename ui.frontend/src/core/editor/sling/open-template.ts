import {
  templateAddress,
  templatePartOf,
  type TemplatePart,
} from '../../../../../shared/addresses/templates';
import type { TemplateDetails } from '../../../../../shared/authoring/template';
import type { SlingClient } from './SlingClient';

/** A template, one of whose parts is open instead of a page. */
export interface OpenTemplate {
  /** `/conf/mysite/settings/wcm/templates/article`. */
  readonly path: string;
  readonly part: TemplatePart;
  readonly title: string;
  /** How many pages use it that the author may read. */
  readonly pages: number;
  readonly mayWrite: boolean;
}

/** The template of an open path; undefined for a page. @throws SlingError */
export async function readOpenTemplate(
  sling: Pick<SlingClient, 'json'>,
  opened: string,
): Promise<OpenTemplate | undefined> {
  const edited = templatePartOf(opened);
  if (!edited) return undefined;
  const { row } = await sling.json<TemplateDetails>(templateAddress(edited.template));
  const { title, pages, mayWrite } = row;
  return { path: edited.template, part: edited.part, title, pages, mayWrite };
}
