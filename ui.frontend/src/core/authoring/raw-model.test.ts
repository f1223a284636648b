import { toRawModel, toSdkProps } from './raw-model';

it('gives back the model that the SDK made props of', () => {
  const model = {
    ':type': 'ventora/components/tabs',
    ':items': { a: { ':type': 'x' } },
    ':itemsOrder': ['a'],
    'cq:panelTitle': 'Data',
    id: 'tabs-1',
  };
  expect(toRawModel(toSdkProps(model))).toEqual(model);
});

it('names keys and blanks values as the SDK does', () => {
  expect(
    toSdkProps({ ':path': '/content/a', ':hierarchyType': 'page', flag: false, none: null, zero: 0 }),
  ).toEqual({
    cqPath: '/content/a',
    cqHierarchyType: 'page',
    flag: '',
    none: '',
    zero: '',
  });
});

it('leaves blanks to the component’s schema, but not those that stand for no children', () => {
  expect(toRawModel({ cqType: 'x', cqItems: '', cqItemsOrder: '', richText: '' })).toEqual({
    ':type': 'x',
    richText: '',
  });
});
