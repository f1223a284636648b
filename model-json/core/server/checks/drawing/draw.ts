import type { Model } from '../../../exporter/Exporter';
import type { Resource } from '../../../repository/Resource';
import type { Instance } from '../../Instance';
import { ownersIn } from './owners';
import { readDrawn, type DrawnPage } from './read-drawn';

/** A page as visitors would get it now, and the model it was drawn from. */
export interface Draft {
  readonly model: Model;
  readonly drawn: DrawnPage;
}

const drafts = new WeakMap<Model, Draft>();

/** Draws a page as visitors would get it. @returns undefined for a page whose type has no exporter, or that cannot be drawn */
export function draftOf(
  { models, frontend }: Pick<Instance, 'models' | 'frontend'>,
  page: Resource,
): Draft | undefined {
  const model = models.get(page);
  if (!model) return undefined;
  const known = drafts.get(model);
  if (known) return known;
  const { renderPage, assets } = frontend();
  const content = `${page.path}/jcr:content`;
  const { html } = renderPage({ model, origin: '', assets });
  const draft = {
    model,
    drawn: readDrawn(html, ownersIn(model, content), { path: content, isForeign: false }),
  };
  drafts.set(model, draft);
  return draft;
}

/** A text of a page's model; empty if there is none. */
export const textOf = (model: Model, name: string): string => {
  const value = model[name];
  return typeof value === 'string' ? value : '';
};
