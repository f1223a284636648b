import type { ReactNode } from 'react';
import { prettifyError } from 'zod';
import type { ChildModel, RawModel } from '../kit/models/container';
import type { ComponentDefinition } from '../kit/define-component';
import type { Problem } from './Problem';

export type ComponentMap = ReadonlyMap<string, ComponentDefinition>;

/**
 * Draws children from the component map, for a published page: an item that cannot be shown is left out and reported
 * once. `guard`, when given, wraps each item (used on the second attempt after a component threw).
 */
export function childRenderer(
  components: ComponentMap,
  report: (problem: Problem) => void,
  guard: (child: ReactNode) => ReactNode = (child) => child,
  started: (item: string) => void = () => {},
) {
  return function renderChild({ name, columnClassName, model }: ChildModel): ReactNode {
    if (!model) {
      report({
        kind: 'missing-item',
        item: name,
        message: `":itemsOrder" names "${name}" but ":items" has no usable model of that name`,
      });
      return null;
    }
    const definition = components.get(model[':type']);
    if (!definition) {
      report({
        kind: 'unknown-type',
        item: name,
        message: `no component for "${model[':type']}"; map it in ui.frontend/src/core/components or remove the node`,
      });
      return null;
    }
    const parsed = definition.model.safeParse(model);
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
    const view = (
      <Started name={`${name} (${definition.resourceType})`} started={started}>
        <definition.View {...(parsed.data as object)} />
      </Started>
    );
    return guard(decorate(view, columnClassName, model));
  };
}

/** AEM's decoration element: there only when the grid or the style system has a class for it. */
function decorate(view: ReactNode, columnClassName: string | undefined, model: RawModel): ReactNode {
  const applied = typeof model.appliedCssClassNames === 'string' ? model.appliedCssClassNames : '';
  const className = [columnClassName, applied].filter(Boolean).join(' ');
  return className ? <div className={className}>{view}</div> : view;
}

/** Notes which item is being drawn: React draws depth first, so the last one noted is the one that threw. */
function Started({
  name,
  started,
  children,
}: {
  name: string;
  started: (item: string) => void;
  children: ReactNode;
}): ReactNode {
  started(name);
  return children;
}
