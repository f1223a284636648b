import { readFilter } from './filter';

const filter = (inner: string, attributes = '') =>
  readFilter(
    Buffer.from(
      `<workspaceFilter version="1.0"><filter root="/content/site" ${attributes}>${inner}</filter></workspaceFilter>`,
    ),
  )[0]!;

it('contains everything below a root without rules', () => {
  const root = filter('');
  expect(root.mode).toBe('replace');
  expect(root.containsNode('/content/site/en')).toBe(true);
  expect(root.containsNode('/content/sites')).toBe(false);
});

it('lets the last rule that matches decide', () => {
  const root = filter(
    '<exclude pattern="/content/site/old(/.*)?"/><include pattern="/content/site/old/kept"/>',
  );
  expect(root.containsNode('/content/site/new')).toBe(true);
  expect(root.containsNode('/content/site/old/a')).toBe(false);
  expect(root.containsNode('/content/site/old/kept')).toBe(true);
});

it('contains only what is included if the first rule includes', () => {
  const root = filter('<include pattern="/content/site/en(/.*)?"/>', 'mode="merge"');
  expect(root.mode).toBe('merge');
  expect(root.containsNode('/content/site/en/a')).toBe(true);
  expect(root.containsNode('/content/site/de')).toBe(false);
});

it('has rules for properties', () => {
  const root = filter('<exclude pattern=".*/secret" matchProperties="true"/>');
  expect(root.containsNode('/content/site/secret')).toBe(true);
  expect(root.containsProperty('/content/site/en/secret')).toBe(false);
  expect(root.containsProperty('/content/site/en/title')).toBe(true);
});

it.each([
  ['<include pattern="("/>', '', 'no regular expression'],
  ['<include pattern="(a+)+"/>', '', 'repeats a repetition'],
  ['<only pattern="a"/>', '', '<only>'],
  ['', 'mode="mirror"', 'mirror'],
])('refuses %s', (inner, attributes, why) => {
  expect(() => filter(inner, attributes)).toThrow(why);
});
