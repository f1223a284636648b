import { getChildComponents, type ContainerProps } from '@adobe/aem-react-editable-components';
import type { ReactNode } from 'react';
import type { ChildModel, RawModel } from '../kit/models/container';
import { ProblemBox } from './ProblemBox';
import { t } from '../../../../shared/authoring/language/t';

/** The SDK's component map, as it passes it from container to child. */
export type ItemMapping = NonNullable<ContainerProps['componentMapping']>;

export interface ContainerPlace {
  /** Content path of the children's parent. */
  path: string;
  inEditor: boolean;
  mapping: ItemMapping;
  /** Whether children are in columns of AEM's grid. */
  isGrid: boolean;
}

/** A child inserted by the editor has no column classes until its container is loaded again. */
const wholeRow = 'aem-GridColumn aem-GridColumn--default--12';

/**
 * Renders a container's children through the SDK, each editable under its own path.
 * The SDK creates new props from a model with each render, and a child with new props loses the editor's updates. So
 * each model is rendered once and the element cached.
 */
export function createChildRenderer({ path, inEditor, mapping, isGrid }: ContainerPlace) {
  const drawn = new WeakMap<RawModel, ReactNode>();
  return function renderChild({
    name,
    model,
    columnClassName = isGrid ? wholeRow : '',
  }: ChildModel): ReactNode {
    if (!model) return <ProblemBox inEditor={inEditor} problem={missing(path, name)} />;
    const known = drawn.get(model);
    if (known) return known;
    const element = getChildComponents({
      cqPath: path,
      cqItems: { [name]: model },
      cqItemsOrder: [name],
      getItemClassNames: () => columnClassName,
      isInEditor: inEditor,
      componentMapping: mapping,
    });
    drawn.set(model, element);
    return element;
  };
}

const missing = (path: string, name: string) => ({
  kind: 'missing-item' as const,
  item: `${path}/${name}`,
  message: t('":itemsOrder" names "{name}" but ":items" has no usable model of that name', { name }),
});
