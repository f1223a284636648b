import { toRawModel, toSdkProps } from './raw-model';

it('restores the model from the SDK’s props', () => {
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

it('leaves blank values to the component’s schema, except those that mean no children', () => {
  expect(toRawModel({ cqType: 'x', cqItems: '', cqItemsOrder: '', richText: '' })).toEqual({
    ':type': 'x',
    richText: '',
  });
});
