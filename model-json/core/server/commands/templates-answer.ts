import { templatePicture } from '../console/picture-of';
import type { Asked } from '../sling/Handler';
import { allowedTemplates } from './allowed-templates';

/** `.templates.json`: the templates that a new page below a page or folder can have, with the address of their pictures. */
export function templatesAnswer({ instance, resource }: Asked): object {
  const { repository } = instance;
  const templates = allowedTemplates(resource, repository).map((template) => ({
    ...template,
    picture: templatePicture(template.path, repository),
  }));
  return { templates };
}
