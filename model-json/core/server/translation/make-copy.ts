import { contentOf, getPage } from '../../exporter/shared/pages';
import type { Draft } from '../../repository/Draft';
import { isNode, toJson, type NodeJson } from '../../repository/node-json';
import { childOf, parentOf } from '../../repository/path';
import type { Resource, Value } from '../../repository/Resource';
import { userNow } from '../accounts/Actor';
import { HttpError } from '../http/http-error';
import type { Instance } from '../Instance';
import { touchPages } from '../sling-post/touch-pages';
import { placeIn } from './language-copies';
import { leadToLanguage } from './lead-to-language';
import { refuseChange } from './refuse-change';
import type { Translation } from './Translations';
import { t } from '../../../../shared/authoring/language/t';

/** A copy that nobody has translated yet. */
export const draftFrom = (source: string, copy: string): Translation => ({
  ...{ source, copy, at: new Date().toISOString(), by: userNow() },
  ...{ texts: {}, isDraft: true },
});

/** What belongs to the source alone: addresses, publication, locks, identity, language and what it follows. */
const OWN =
  /^(?:sling:(?:vanityPath|redirect|redirectStatus)|cq:lastReplicat.*|cq:lastRolledout.*|cq:LiveSyncConfig|jcr:(?:lock.*|uuid|language|mixinTypes|versionHistory|baseVersion|predecessors|isCheckedOut))$/;

/**
 * Makes a language copy of a page as AEM does: the same structure with the source's texts, and references led to that language.
 * A copy that is there gets the components it lacks; nothing of it is changed. Nothing is published.
 *
 * @returns the path of the copy
 * @throws HttpError 404, 422 as `placeIn`, 422 if the page above it is missing; as `refuseChange`
 */
export async function makeCopy(
  { repository, translations }: Instance,
  path: string,
  language: string,
  by: string | undefined,
): Promise<string> {
  const { page, own, place } = placeIn(repository, path, language);
  const source = contentOf(page);
  if (!source) throw new HttpError(404, t('The page {path} has no content', { path }));
  refuseChange(repository, place.path);
  const above = parentOf(place.path);
  if (!getPage(repository, above))
    throw new HttpError(
      422,
      t('There is no page at {above}; make the language copy of {parent} first', {
        above,
        parent: parentOf(path),
      }),
    );
  const lead = leadToLanguage(repository, own, place);
  let isNew = false;
  await repository.change(
    (draft) => {
      const content = childOf(place.path, 'jcr:content');
      isNew = !draft.has(content);
      if (!isNew) addMissing(draft, source, content, lead);
      else {
        draft.create(place.path, { 'jcr:primaryType': 'cq:Page', 'jcr:content': led(toJson(source), lead) });
        putInOrder(draft, page, place.path);
      }
      touchPages(draft, new Date());
    },
    {
      ...(by !== undefined && { by }),
      // A former page that was here may have been translated; this one is not.
      beforeStored: async () => {
        if (isNew) await translations?.forget(place.path);
      },
    },
  );
  if (isNew) await translations?.record(draftFrom(path, place.path));
  return place.path;
}

function led(node: NodeJson, lead: <T extends Value>(value: T) => T): NodeJson {
  const kept = Object.entries(node).filter(([name]) => !OWN.test(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, isNode(value) ? led(value, lead) : lead(value)]),
  );
}

function addMissing(
  draft: Draft,
  source: Resource,
  copy: string,
  lead: <T extends Value>(value: T) => T,
): void {
  const children = [...source.children.values()];
  children.forEach((child, i) => {
    if (OWN.test(child.name)) return;
    const path = childOf(copy, child.name);
    if (draft.has(path)) {
      addMissing(draft, child, path, lead);
      return;
    }
    draft.create(path, led(toJson(child), lead));
    const names = draft.childNames(copy);
    const next = children.slice(i + 1).find(({ name }) => names.includes(name));
    if (next) draft.order(path, next.name);
  });
}

/** Puts a new page where its source is among its siblings. */
function putInOrder(draft: Draft, page: Resource, path: string): void {
  const names = [...(page.parent?.children.keys() ?? [])];
  const there = draft.childNames(parentOf(path));
  const next = names.slice(names.indexOf(page.name) + 1).find((name) => there.includes(name));
  if (next !== undefined) draft.order(path, next);
}
