import type { Exporter } from '../Exporter';
import { exportChildren } from '../export-resource';
import { filteredChildren } from '../shared/children';
import { linksOf, linkTo } from '../shared/links/links';
import { resourceTypeOf, text } from '../shared/properties';

/** AEM's id of a form without one (FormsHelper). */
const UNNAMED = 'new_form';

/** Form container v1 and v2. */
export const formContainerV1: Exporter = (form, context) => {
  const { properties } = form;
  const id = text(properties, 'id')?.trim()
    ? text(properties, 'id')
    : context.platform === 'mock'
      ? undefined
      : UNNAMED;
  const redirect = text(properties, 'redirect');
  return {
    id,
    name: id,
    method: text(properties, 'method') ?? 'POST',
    enctype: text(properties, 'enctype') ?? 'multipart/form-data',
    action: linkTo(context.currentPage?.path, linksOf(form, context)).url,
    redirect: redirect?.startsWith('/') ? context.contextPath + redirect : redirect,
    errorMessages: [],
    resourceTypeForDropArea: 'wcm/foundation/components/responsivegrid/new',
    ...exportChildren(filteredChildren(form, context), context),
    ':type': resourceTypeOf(form),
  };
};
