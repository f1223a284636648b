import { changedParts } from './page-diff';

const component = (type: string, members: object = {}) => ({
  'sling:resourceType': `ventora/components/${type}`,
  ...members,
});
const page = (outer: object, inner: object) =>
  component('container', {
    ...outer,
    box: component('container', { text: component('text'), ...inner }),
  });
const title = { title: component('title') };

it.each([
  ['into a container within', page(title, {}), page({}, title), ['insert /box/title', 'delete /title']],
  ['out of a container within', page({}, title), page(title, {}), ['insert /title', 'delete /box/title']],
])(
  'draws a component that moves %s at its new place before it goes from the old one',
  (_, was, is, parts) => {
    expect(changedParts('', was, is).map(({ kind, path }) => `${kind} ${path}`)).toEqual(parts);
  },
);
