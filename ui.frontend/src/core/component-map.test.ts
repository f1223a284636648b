import { z } from 'zod';
import { buildComponentMap, componentMap } from './component-map';
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
