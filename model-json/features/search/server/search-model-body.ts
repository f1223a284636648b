import { containingPage } from '../../../core/exporter/shared/pages';
import type { Resource } from '../../../core/repository/Resource';
import { Body, SENT_ONCE } from '../../../core/server/http/Body';
import type { Instance } from '../../../core/server/Instance';
import type { ModelRequest } from '../../../core/server/pages/Models';
import { fillResults, holdsResults } from './answers/fill-results';

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
  return new Body(JSON.stringify(filled.model), 'application/json; charset=utf-8', SENT_ONCE);
}
