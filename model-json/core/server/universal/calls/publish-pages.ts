import type { Instance } from '../../Instance';
import { HttpError } from '../../http/http-error';
import { postReplicate } from '../../replicate/post-replicate';
import { Parameters } from '../../sling-post/Parameters';
import { pathOf } from './open-around';

/**
 * Publishes the pages and fragments that references lead to, with what they need. Applications refer to some that author does not
 * have: these are left out.
 *
 * @throws HttpError 404 if there are no others
 */
export async function publishPages(
  instance: Instance,
  references: readonly string[],
  by: string | undefined,
): Promise<{ readonly publishes: readonly string[] }> {
  const named = [...new Set(references.map((each) => pathOf(each).replace(/\/jcr:content(?:\/.*)?$/, '')))];
  const paths = named.filter((path) => instance.repository.get(path));
  if (paths.length === 0) throw new HttpError(404, `There is no page or fragment at ${named.join(', ')}`);
  const parameters = new Parameters();
  parameters.add('cmd', 'Activate');
  parameters.add('references', 'true');
  for (const path of paths) parameters.add('path', path);
  await postReplicate(instance, parameters, by);
  return { publishes: paths };
}
