import {
  breakpointsOf,
  childNames,
  childOf,
  layoutAt,
  propertyOf,
  styleIdsOf,
  type ColumnLayout,
  type ContentNode,
} from '../../../../../ui.frontend/src/core/entries/editing';
import { insertableComponents } from '../../editor/insertable-components';
import type { Instance } from '../../Instance';
import { dialogOf } from './dialog-of';
import { relative, type OpenPage } from './Document';
import { columnsAround, type Grid } from './grid-of';
import { plainValues, type PlainValues } from './form-values';

/** A component as agents read it. */
export interface ReadComponent {
  /** From the page’s content: `root/main/text`. */
  readonly path: string;
  readonly resourceType: string;
  readonly title: string;
  readonly values: PlainValues;
  /** Ids of the styles that were chosen. */
  readonly styles?: readonly string[];
  /** Columns of the container that it is laid out in. */
  readonly columns?: number;
  /** Its layout at the breakpoints where it has one of its own. */
  readonly layout?: Readonly<Record<string, Omit<ColumnLayout, 'isOwn'>>>;
  /** Whether authors can change it; the template may have locked it. */
  readonly isEditable: boolean;
  /** Resource types that can be inserted into it. */
  readonly allowedComponents?: readonly string[];
  readonly children?: readonly ReadComponent[];
}

/** The components of a page, in order. */
export function readComponents(open: OpenPage, instance: Instance): ReadComponent[] {
  const { root, shown } = open;
  const breakpoints = breakpointsOf(shown.node);
  return childrenOf(shown.node, root, String(propertyOf(shown.node, 'sling:resourceType') ?? ''));

  function childrenOf(node: ContentNode, path: string, type: string): ReadComponent[] {
    return childNames(node).flatMap((name) => {
      const child = childOf(node, name);
      const childType = propertyOf(child, 'sling:resourceType');
      return child && typeof childType === 'string'
        ? [componentOf(child, `${path}/${name}`, childType, type)]
        : [];
    });
  }

  function componentOf(node: ContentNode, path: string, type: string, parentType: string): ReadComponent {
    const dialog = dialogOf(type, parentType);
    const resource = instance.repository.get(path);
    const allowed = resource ? insertableComponents(resource, instance.models.context(resource)) : [];
    const children = childrenOf(node, path, type);
    const styles = styleIdsOf(node);
    const columns = columnsAround(instance, path);
    return {
      path: relative(root, path),
      resourceType: type,
      title: dialog?.title ?? type,
      values: dialog ? plainValues(dialog.fields, node) : {},
      ...(styles.length > 0 && { styles }),
      ...(columns !== undefined && { columns, ...layoutsOf(node, { columns, breakpoints }) }),
      isEditable: open.isEditable(path),
      ...(allowed.length > 0 && { allowedComponents: allowed.map(({ resourceType }) => resourceType) }),
      ...(children.length > 0 && { children }),
    };
  }
}

function layoutsOf(node: ContentNode, { columns, breakpoints }: Grid): Pick<ReadComponent, 'layout'> {
  const own = breakpoints.flatMap((breakpoint): [string, Omit<ColumnLayout, 'isOwn'>][] => {
    const { isOwn, ...layout } = layoutAt(node, breakpoints, breakpoint, columns);
    return isOwn ? [[breakpoint.name, layout]] : [];
  });
  return own.length > 0 ? { layout: Object.fromEntries(own) } : {};
}

/** The resource types of components and of all inside them. */
export const typesIn = (components: readonly ReadComponent[]): Set<string> =>
  new Set(components.flatMap(({ resourceType, children = [] }) => [resourceType, ...typesIn(children)]));
