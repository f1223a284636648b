import type { Instance } from '../../Instance';
import { postReplicate } from '../../replicate/post-replicate';
import { Parameters } from '../../sling-post/Parameters';
import { pathOf } from './open-around';

/** Publishes the pages and assets that references lead to, with what they need. */
export async function publishPages(
  instance: Instance,
  references: readonly string[],
  by: string | undefined,
): Promise<{ readonly publishes: readonly string[] }> {
  const paths = [...new Set(references.map((each) => pathOf(each).replace(/\/jcr:content(?:\/.*)?$/, '')))];
  const parameters = new Parameters();
  parameters.add('cmd', 'Activate');
  parameters.add('references', 'true');
  for (const path of paths) parameters.add('path', path);
  await postReplicate(instance, parameters, by);
  return { publishes: paths };
}
