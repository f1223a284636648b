import { pathIn } from '../../../../../shared/addresses/universal-editor';
import { containingPage } from '../../../exporter/shared/pages';
import { HttpError } from '../../http/http-error';
import type { Instance } from '../../Instance';
import { openPage, type OpenPage } from '../../mcp/content/Document';

/** @throws HttpError 400 for a resource of another system */
export function pathOf(urn: string): string {
  const path = pathIn(urn);
  if (path === undefined) throw new HttpError(400, `${urn} is not a resource of this server`);
  return path;
}

/** The page that contains a path. @throws HttpError 404 */
export function openAround(instance: Instance, path: string): OpenPage {
  const page = path.replace(/\/jcr:content(?:\/.*)?$/, '');
  if (!containingPage(instance.repository.get(page))) throw new HttpError(404, `There is no page at ${page}`);
  return openPage(instance, page);
}
