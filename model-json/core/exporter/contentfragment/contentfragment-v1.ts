import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter } from '../Exporter';
import { exportChildren } from '../export-resource';
import { insideFragment } from '../experiencefragment/experiencefragment-v1';
import { componentModel } from '../shared/component-model';
import { text, texts } from '../shared/properties';
import { readFragment, type FragmentElement } from './fragment-elements';
import { fragmentKeys, pickElements } from './fragment-model';

const isText = ({ mimeType, multiValue }: FragmentElement) =>
  (mimeType?.startsWith('text/') ?? false) && !multiValue;

/** The paragraphs of a fragment shown as a single text; authors can insert components between them. */
function paragraphs(
  resource: Resource,
  [first]: readonly FragmentElement[],
  context: ExportContext,
): string[] | undefined {
  if (text(resource.properties, 'displayMode') !== 'singleText' || !first || !isText(first)) return undefined;
  const render = context.services?.renderFragment;
  const html = render ? render(resource) : String(first.value ?? '');
  return html?.split(/(?=<p>|<h[1-6]>)/);
}

/** Content fragment v1. */
export const contentFragmentV1: Exporter = (resource, context) => {
  const { properties } = resource;
  const path = text(properties, 'fragmentPath');
  const asset = path?.startsWith('/') ? context.tree.get(path) : undefined;
  const fragment = readFragment(asset, text(properties, 'variationName'), context);
  const elements = pickElements(fragment, texts(properties, 'elementNames'));
  const inside = insideFragment(resource, context, path ?? '');
  return componentModel(
    resource,
    context,
    {
      ...fragmentKeys(fragment, elements, context),
      paragraphs: paragraphs(resource, elements, context),
      ...exportChildren(resource.children.values(), inside),
    },
    () => ({
      'dc:title': fragment?.title,
      elements: elements.map(({ title, value }) => ({
        'xdm:title': title,
        'xdm:text': value === undefined ? undefined : String(Array.isArray(value) ? (value[0] ?? '') : value),
      })),
    }),
  );
};
