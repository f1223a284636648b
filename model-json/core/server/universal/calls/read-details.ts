import type { UniversalField } from '../../../../../shared/authoring/universal-field';
import { containingPage } from '../../../exporter/shared/pages';
import { toJson, type NodeJson } from '../../../repository/node-json';
import { HttpError } from '../../http/http-error';
import type { Instance } from '../../Instance';
import { gridOf, type Grid } from '../../mcp/content/grid-of';
import { fragmentAt, fragmentDetails } from './fragment-calls';
import { openAround, pathOf } from './open-around';

/** What a component stores, and the grid that it is laid out in; of a fragment its elements, and its model's fields. @throws HttpError 404 */
export function readDetails(
  instance: Instance,
  resource: string,
): { readonly data: NodeJson; readonly grid?: Grid; readonly fields?: readonly UniversalField[] } {
  const path = pathOf(resource);
  const fragment = fragmentAt(instance, path);
  if (fragment) return fragmentDetails(fragment);
  const node = instance.repository.get(path);
  if (!node) throw new HttpError(404, `There is nothing at ${path}`);
  const grid = containingPage(node) && gridOf(instance, openAround(instance, path), path);
  return { data: toJson(node), ...(grid && { grid }) };
}
