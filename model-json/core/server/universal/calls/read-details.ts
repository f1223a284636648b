import { toJson, type NodeJson } from '../../../repository/node-json';
import { HttpError } from '../../http/http-error';
import type { Instance } from '../../Instance';
import { pathOf } from './carry-out-call';

/** What a component stores, for the properties panel. @throws HttpError 404 */
export function readDetails({ repository }: Instance, resource: string): { readonly data: NodeJson } {
  const path = pathOf(resource);
  const node = repository.get(path);
  if (!node) throw new HttpError(404, `There is nothing at ${path}`);
  return { data: toJson(node) };
}
