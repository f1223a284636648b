import type { ExportContext, Model } from '../Exporter';
import type { Fragment, FragmentElement } from './fragment-elements';
import { bareRecord } from '../../../../shared/checked/bare-record';

/** The elements that a component shows: all, or the ones it names, in that order. */
export function pickElements(
  fragment: Fragment | undefined,
  names: readonly string[] | undefined,
): readonly FragmentElement[] {
  if (!fragment || !names || names.length === 0) return fragment?.elements ?? [];
  return names
    .map((name) => fragment.elements.find((element) => element.name === name))
    .filter((element) => element !== undefined);
}

/** The keys that a fragment has in a component and in a list (DAMContentFragmentImpl). */
export function fragmentKeys(
  fragment: Fragment | undefined,
  elements: readonly FragmentElement[],
  context: ExportContext,
): Model {
  const exported: Model = bareRecord();
  for (const { name, title, value, multiValue, mimeType, dataType: ofModel } of elements) {
    // Adobe's unit tests mock fragments without data types.
    const dataType = context.platform === 'mock' ? undefined : (ofModel ?? 'string');
    exported[name] = { title, value, multiValue, dataType, ':type': mimeType ?? dataType };
  }
  return {
    title: fragment?.title,
    description: fragment?.description,
    model: fragment?.model,
    elements: exported,
    elementsOrder: elements.map(({ name }) => name),
  };
}
