import type { RawModel } from '../kit/models/container';

/** Props as the SDK derives them from a model: `:type` becomes `cqType`, and `false`, `0` and `null` become `''`. */
export type SdkProps = Readonly<Record<string, unknown>>;

const special: Readonly<Record<string, string>> = {
  ':type': 'cqType',
  ':items': 'cqItems',
  ':itemsOrder': 'cqItemsOrder',
  ':path': 'cqPath',
  ':children': 'cqChildren',
  ':hierarchyType': 'cqHierarchyType',
};

/** A model as passed on by the SDK (aem-react-editable-components, utils/Utils.ts, which it does not export). */
export function toSdkProps(model: Readonly<Record<string, unknown>>): SdkProps {
  return Object.fromEntries(Object.entries(model).map(([key, value]) => [special[key] ?? key, value || '']));
}

/**
 * Restores the model from the SDK's props. `false` and `0` are still `''`: each component's own schema restores them.
 * When the last child is removed, the editor's "replace" sets a container's `:items` to `''` too.
 */
export function toRawModel(props: SdkProps): RawModel {
  const model: Record<string, unknown> = { ...props };
  for (const [key, name] of Object.entries(special)) {
    const value = model[name];
    delete model[name];
    if (value !== undefined && value !== '') model[key] = value;
  }
  return model as RawModel;
}
