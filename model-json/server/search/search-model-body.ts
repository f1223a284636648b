import { containingPage } from '../../exporter/shared/pages';
import type { Resource } from '../../repository/Resource';
import { Body } from '../Body';
import type { Instance } from '../Instance';
import type { ModelRequest } from '../Models';
import { fillResults, holdsResults } from './fill-results';

/** The model JSON of a page or component that lists search results, with them; undefined for any other. */
export async function searchModelBody(
  instance: Instance,
  resource: Resource,
  asked: ModelRequest,
  url: string,
): Promise<Body | undefined> {
  const model = instance.models.get(resource, asked);
  const page = containingPage(resource);
  if (!model || !page || !holdsResults(model)) return undefined;
  const filled = await fillResults(instance, model, page, url);
  return new Body(JSON.stringify(filled.model), 'application/json; charset=utf-8');
}
