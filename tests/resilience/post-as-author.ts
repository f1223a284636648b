import type { Repository } from '../../model-json/core/repository/Repository';
import { AuthorChange } from '../../model-json/core/server/replicate/AuthorChange';
import type { Replication } from '../../model-json/core/server/replicate/Replication';
import { Parameters } from '../../model-json/core/server/sling-post/Parameters';
import { runPost } from '../../model-json/core/server/sling-post/run-post';

/** Posts to author as its server does: what concerns visitors is published with it. */
export async function postAsAuthor(
  { author, replication }: { readonly author: Repository; readonly replication: Replication },
  at: string,
  form: Readonly<Record<string, string>>,
): Promise<void> {
  const followed = new AuthorChange(replication, undefined);
  const parameters = new Parameters();
  for (const [name, value] of Object.entries(form)) parameters.add(name, value);
  const posted = runPost(author, {
    path: at,
    parameters,
    beforeStored: (done, draft) => followed.intend(done, draft),
  });
  const { status, message } = await posted.finally(() => followed.finish());
  if (status >= 400) throw new Error(`${at}: ${status} ${message}`);
}
