import { z } from 'zod';
import { buildComponentMap, componentMap, migratedDefinitions } from './component-map';
import { defineComponent } from './kit/define-component';

const component = (title: string) =>
  defineComponent({ resourceType: 'a/b', title, group: '.hidden', model: z.object({}), View: () => null });

it('fails the build when two components claim one resource type, and names both', () => {
  expect(() => buildComponentMap([component('One'), component('Other')])).toThrow(
    'component map: "a/b" is claimed by "One" and by "Other"',
  );
});

it('keys every component by its AEM resource type', () => {
  for (const type of componentMap.keys())
    expect(type).toMatch(/^ventora\/components\/(?:(?:form|commerce|library)\/)?[a-z]+$/);
});

it('draws a component that a migration brought with ours, under its own type and title', () => {
  const brought = { resourceType: 'acme/hero', title: 'Hero', drawnBy: 'a/b' };
  const unknown = { resourceType: 'acme/x', title: 'X', drawnBy: 'a/c' };
  const own = component('One');
  const [drawn, ...more] = migratedDefinitions(buildComponentMap([own]), [brought, unknown]);
  expect(drawn).toEqual({ ...own, resourceType: 'acme/hero', title: 'Hero' });
  expect(more).toEqual([]);
});
