import type { Exporter } from '../Exporter';
import { experienceFragmentV1 } from '../experiencefragment/experiencefragment-v1';
import { appliedHtmlElement } from '../policies/applied-styles';

/** AEM's experience fragment with the element that its style names. */
export const experienceFragment: Exporter = (resource, context) => ({
  ...experienceFragmentV1(resource, context),
  appliedHtmlElement: appliedHtmlElement(resource, context),
});
