import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { createElement } from 'react';
import { componentFolders } from '../../scripts/generate/component-folders';
import { componentMap } from '../../ui.frontend/src/core/component-map';
import type { Problem } from '../../ui.frontend/src/core/document/Problem';
import { childRenderer } from '../../ui.frontend/src/core/document/render-child';
import type { ComponentDefinition } from '../../ui.frontend/src/core/kit/define-component';
import { RenderingProvider } from '../../ui.frontend/src/core/kit/rendering';
import { isEvery } from '../sample';

const root = path.resolve(__dirname, '../..');

/** One component with one of its fixtures. */
export interface Case {
  component: string;
  fixture: string;
  definition: ComponentDefinition;
  input: Record<string, unknown>;
}

/** Folders of components without fixtures, which the contract forbids. */
export const withoutFixtures: string[] = [];

/** Every component of the map with every fixture of its folder. */
export const cases: Case[] = componentFolders(root).flatMap(({ name: component, folder }) => {
  const file = path.join(root, folder, `${component}.fixtures.ts`);
  if (!existsSync(file)) {
    withoutFixtures.push(component);
    return [];
  }
  /* eslint-disable @typescript-eslint/no-require-imports */
  const { fixtures } = require(file) as { fixtures: Record<string, Record<string, unknown>> };
  const { default: definition } = require(path.join(root, folder)) as {
    default: ComponentDefinition;
  };
  /* eslint-enable @typescript-eslint/no-require-imports */
  return Object.entries(fixtures).map(([fixture, input]) => ({ component, fixture, definition, input }));
});

/** The fixture named `default`, or else the first one, of each component. */
export const usual: Case[] = cases.filter(({ component, fixture }, i) =>
  cases.some((each) => each.component === component && each.fixture === 'default')
    ? fixture === 'default'
    : cases[i - 1]?.component !== component,
);

/** Fixtures that differ most: what a component usually shows, the other direction, long words. The nightly run takes all. */
export const sampled: Case[] = isEvery
  ? cases
  : cases.filter((each) => usual.includes(each) || /right to left|long/i.test(each.fixture));

export const isEmpty = ({ definition, input }: Case): boolean =>
  definition.isEmpty?.(definition.model.parse(input)) ?? false;

/** A fixture's component as rendered on a published page, with its children. Collects the children's problems. */
export function drawCase({ definition, input }: Case, problems: Problem[] = []): ReactNode {
  const value = {
    mode: 'disabled' as const,
    language: 'en',
    renderChild: childRenderer(componentMap, (problem) => problems.push(problem)),
  };
  const View = definition.View;
  return createElement(
    RenderingProvider,
    { value },
    createElement(View, definition.model.parse(input) as object),
  );
}
