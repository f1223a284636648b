/**
 * @jest-environment node
 * @jest-turn 2
 */
import { renderToString } from 'react-dom/server';
import { componentMap } from '../../ui.frontend/src/core/component-map';
import { cases, drawCase, isEmpty, withoutFixtures } from './every-fixture';

it('finds fixtures in every component folder', () => {
  expect(withoutFixtures).toEqual([]);
});

it('has a fixture for each component of the map', () => {
  const covered = new Set(cases.map(({ definition }) => definition.resourceType));
  expect([...componentMap.keys()].filter((type) => !covered.has(type))).toEqual([]);
});

describe.each(cases)('$component: $fixture', (each) => {
  it('has a valid model', () => {
    expect(each.definition.model.safeParse(each.input)).toMatchObject({ success: true });
  });

  it('renders on the server without logging errors', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const html = isEmpty(each) ? '' : renderToString(drawCase(each));
    expect(error.mock.calls).toEqual([]);
    error.mockRestore();
    expect(html).not.toMatch(/undefined|\[object Object\]|NaN/);
  });
});
