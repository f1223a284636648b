import { freeName, pageNameOf } from '../../../../shared/addresses/page-name';
import { t } from '../../../../shared/authoring/language/t';
import { pageProperties } from '../../exporter/shared/pages';
import { childOf, parentOf } from '../../repository/path';
import { userNow } from '../accounts/Actor';
import { HttpError } from '../http/http-error';
import { storedDate, type Operation } from '../sling-post/Post';
import { isVariation } from './fragment-page';
import { needed } from './needed';

/** What a copy has of its own: it is another variation, and not the first one of its fragment. */
const OWN = ['jcr:title', 'cq:xfMasterVariation'];

/**
 * AEM's `cmd=createLiveCopy`, for variations of experience fragments: another variation that shows what the one at `srcPath`
 * shows, except where its inheritance is cancelled. `destPath` is their fragment.
 *
 * @throws HttpError 404 without the variation, 422 for anything else than a variation, 409 for a name that is taken
 */
export const createLiveVariation: Operation = (post) => {
  const { draft, parameters, tree } = post;
  const source = needed(parameters, 'srcPath', 'the path of the variation to follow');
  const title = needed(parameters, 'title', 'the title of the variation').trim();
  const page = tree.get(source);
  if (!page) throw new HttpError(404, t('There is no page at {path}', { path: source }));
  const fragment = parentOf(source);
  if (!isVariation(page) || (parameters.get('destPath') ?? fragment) !== fragment)
    throw new HttpError(
      422,
      t('{source} is no variation of an experience fragment at that place; only those can be followed here', {
        source,
      }),
    );
  const label = parameters.get('label') || undefined;
  const isTaken = (name: string) => draft.has(childOf(fragment, name));
  if (label !== undefined && isTaken(label))
    throw new HttpError(409, t('The name “{label}” is taken; choose another', { label }));
  const path = childOf(fragment, label ?? freeName(pageNameOf(title) || 'variation', isTaken));
  const { 'sling:resourceType': type, 'cq:template': template } = pageProperties(page);
  draft.create(path, {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': {
      'jcr:primaryType': 'cq:PageContent',
      ...(type !== undefined && { 'sling:resourceType': type }),
      ...(template !== undefined && { 'cq:template': template }),
      'jcr:mixinTypes': ['cq:LiveSync', 'cq:PropertyLiveSyncCancelled'],
      'cq:propertyInheritanceCancelled': OWN,
      'cq:xfVariantType': 'web',
      'jcr:title': title,
      'jcr:created': storedDate(post.now),
      'jcr:createdBy': userNow(),
      'cq:LiveSyncConfig': { 'jcr:primaryType': 'cq:LiveCopy', 'cq:master': source, 'cq:isDeep': false },
    },
  });
  post.path = path;
  post.isCreate = true;
  post.changes.push({ type: 'created', argument: path });
};
