import { createContext, useContext, useId, type ReactNode } from 'react';
import { prettifyError } from 'zod';
import type { ChildModel, RawModel } from '../kit/models/container';
import type { ComponentDefinition } from '../kit/define-component';
import { useHeadingTag } from '../kit/heading';
import { usePriority } from '../kit/pictures/priority';
import { SharingProvider } from '../kit/shared-part';
import { useOuterElement } from '../kit/StyleElement';
import type { PartsOfDrawing } from './PartsOfDrawing';
import type { Problem } from './Problem';

export type ComponentMap = ReadonlyMap<string, ComponentDefinition>;

export interface ChildDrawing {
  /** Wraps each item; used for the second attempt after a component threw. */
  guard?(child: ReactNode): ReactNode;
  /** Called when an item is being rendered: React renders depth first, so the last one is the one that threw. */
  started?(item: string): void;
  /** Cached parts of the page. */
  parts?: PartsOfDrawing | undefined;
  /** Attributes of an item's element, by its path; authors' pages only. */
  attributesOf?: ItemAttributes | undefined;
  /** The container that is the page's main part although it has no role. */
  main?: RawModel | undefined;
}

/** @returns undefined for an item that needs no element of its own */
export type ItemAttributes = (
  path: string,
  resourceType: string,
) => Readonly<Record<string, string>> | undefined;

/**
 * Renders children with the component map for a published page. An item that cannot be shown is left out and reported
 * once.
 */
export function childRenderer(
  components: ComponentMap,
  report: (problem: Problem) => void,
  { guard = (child) => child, ...drawing }: ChildDrawing = {},
) {
  return (child: ChildModel): ReactNode =>
    guard(<Item components={components} report={report} child={child} {...drawing} />);
}

interface ItemProps extends Pick<ChildDrawing, 'started' | 'parts' | 'attributesOf' | 'main'> {
  components: ComponentMap;
  report: (problem: Problem) => void;
  child: ChildModel;
}

const InFull = createContext(false);

/** The path of the node whose children are rendered, if items have attributes. */
const ParentPath = createContext('');

export const ItemsOf = ParentPath.Provider;

/** Descendants are rendered without the cache: they belong to a cached part, or to no page. */
export const DrawnInFull = InFull.Provider;

function Item(item: ItemProps): ReactNode {
  const { child, parts, report } = item;
  const { name, columnClassName, model } = child;
  // The item's place on its page, from which ids in its HTML are derived.
  const id = useId();
  const priority = usePriority();
  const heading = useHeadingTag();
  const outer = useOuterElement();
  const isInFull = useContext(InFull);
  const path = `${useContext(ParentPath)}/${name}`;
  if (!model) {
    report({
      kind: 'missing-item',
      item: name,
      message: `":itemsOrder" names "${name}" but ":items" has no usable model of that name`,
    });
    return null;
  }
  const draw = () => decorate(viewOf(model, item), columnClassName, model);
  if (item.attributesOf) {
    const view = viewOf(model, item);
    return decorate(
      view && <ItemsOf value={path}>{view}</ItemsOf>,
      columnClassName,
      model,
      item.attributesOf(path, model[':type']),
    );
  }
  if (!parts || isInFull) return draw();
  const place = [id, heading, priority, outer, columnClassName].join(' ');
  const held = parts.hold(model, place, () => (
    <DrawnInFull value>
      <SharingProvider value={undefined}>{draw()}</SharingProvider>
    </DrawnInFull>
  ));
  return held ?? draw();
}

/** The view of an item; null if there is nothing to show. */
function viewOf(model: RawModel, item: ItemProps): ReactNode {
  const {
    child: { name },
    components,
    report,
    started,
    main,
  } = item;
  const definition = components.get(model[':type']);
  if (!definition) {
    report({
      kind: 'unknown-type',
      item: name,
      message: `no component for "${model[':type']}"; map it in ui.frontend/src/core/components or remove the node`,
    });
    return null;
  }
  const parsed = definition.model.safeParse(model === main ? { ...model, roleAttribute: 'main' } : model);
  if (!parsed.success) {
    report({
      kind: 'invalid-model',
      item: name,
      message: `${definition.resourceType}: ${prettifyError(parsed.error).replace(/\s+/g, ' ')}`,
    });
    return null;
  }
  if (definition.isEmpty?.(parsed.data)) return null;
  const problem = definition.problem?.(parsed.data);
  if (problem)
    report({ kind: 'invalid-model', item: name, message: `${definition.resourceType}: ${problem}` });
  started?.(`${name} (${definition.resourceType})`);
  return <definition.View {...parsed.data} />;
}

/** AEM's decoration element: present only if the grid or the style system adds a class, or an editor has to find it. */
function decorate(
  view: ReactNode,
  columnClassName: string | undefined,
  model: RawModel,
  attributes?: Readonly<Record<string, string>>,
): ReactNode {
  if (view === null) return null;
  const applied = typeof model.appliedCssClassNames === 'string' ? model.appliedCssClassNames : '';
  const className = [columnClassName, applied].filter(Boolean).join(' ');
  if (!className && !attributes) return view;
  return (
    <div className={className || undefined} {...attributes}>
      {view}
    </div>
  );
}
