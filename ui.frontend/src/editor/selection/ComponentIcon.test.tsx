import components from '../../../../model-json/content/apps/ventora/components.json';
import { iconOf } from './ComponentIcon';

const content = Object.entries(components).flatMap(([name, node]) =>
  typeof node === 'object' && 'componentGroup' in node
    ? [{ resourceType: `ventora/components/${name}`, group: String(node.componentGroup) }]
    : [],
);

it.each(content.filter(({ group }) => /Content$/.test(group)))(
  '$resourceType has an icon of its own',
  (component) => {
    expect(iconOf(component)).toBeDefined();
  },
);

it('takes the icon of the group for a component that is new', () => {
  expect(iconOf({ resourceType: 'x/components/kit', group: 'Ventora - Commerce' })).toBeDefined();
  expect(iconOf({ resourceType: 'x/components/kit', group: 'Others' })).toBeUndefined();
});
