import type { Json, Model } from '../../exporter/Exporter';
import { containingPage } from '../../exporter/shared/pages';
import type { Resource } from '../../repository/Resource';
import { Body } from '../http/Body';
import { componentsIn } from './components-in';
import type { Instance } from '../Instance';
import type { ModelRequest } from './Models';
import type { PageHtml } from './Pages';
import { componentType } from '../../../../shared/addresses/app';

const TABLE_OF_CONTENTS = componentType('tableofcontents');

type Entries = PageHtml['contents'][string];

/** Cached as long as its model. */
const made = new WeakMap<Model, Body>();

/**
 * The model JSON of a page or component with tables of contents, each with its `items`: the headings of the rendered
 * page, which are not in the content. Undefined for other models, and for authors while editing, whose page is not
 * drawn here.
 *
 * @param origin for which the page is drawn
 */
export function contentsModelBody(
  { models, pages }: Instance,
  resource: Resource,
  asked: ModelRequest,
  origin: string,
): Body | undefined {
  const original = asked.wcmMode === 'disabled' ? models.get(resource, asked) : undefined;
  const page = containingPage(resource);
  if (!original || !page || componentsIn(original, TABLE_OF_CONTENTS).next().done) return undefined;
  const known = made.get(original);
  if (known) return known;
  const contents = pages.html(page, origin)?.contents ?? {};
  const model = structuredClone(original);
  for (const table of componentsIn(model, TABLE_OF_CONTENTS))
    table.items = itemsOf(contents[String(table.id)] ?? []);
  const body = new Body(JSON.stringify(model), 'application/json; charset=utf-8');
  made.set(original, body);
  return body;
}

const itemsOf = (entries: Entries): Json[] =>
  entries.map(({ id, text, children }) => ({
    id,
    text,
    active: false,
    href: `#${id}`,
    children: itemsOf(children),
  }));
