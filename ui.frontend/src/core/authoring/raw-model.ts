import type { RawModel } from '../kit/models/container';

/** Props as the SDK makes them of a model: `:type` became `cqType`, and `false`, `0` and `null` became `''`. */
export type SdkProps = Readonly<Record<string, unknown>>;

const special = {
  ':type': 'cqType',
  ':items': 'cqItems',
  ':itemsOrder': 'cqItemsOrder',
  ':path': 'cqPath',
  ':children': 'cqChildren',
  ':hierarchyType': 'cqHierarchyType',
} as const;

/** A model as the SDK hands it on (aem-react-editable-components, utils/Utils.ts, which it does not export). */
export function toSdkProps(model: Readonly<Record<string, unknown>>): SdkProps {
  return Object.fromEntries(
    Object.entries(model).map(([key, value]) => [special[key as keyof typeof special] ?? key, value || '']),
  );
}

/**
 * The model behind the SDK's props. What was `false` or `0` is still `''`: each component's own schema reads it back.
 * The editor's "replace" writes `''` for a container's `:items` too, when the last child is gone.
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
