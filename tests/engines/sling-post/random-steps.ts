import fc from 'fast-check';
import type { Step } from './compare';
import type { Field } from './Side';

const path = fc.constantFrom('', '/a', '/b', '/c', '/a/deep', '/new', '/b/new');
const name = fc.constantFrom(
  'jcr:title',
  'count',
  'flag',
  'tags',
  'when',
  './a/text',
  './n',
  './kid/n',
  '../c/text',
);
const text = fc.constantFrom(
  '',
  '',
  'x',
  'true',
  '7',
  '-3',
  '+7',
  ' 7',
  '2.0',
  '2.5',
  '9007199254740993',

  '2026-09-14',
  'ü „x“\n<b>',
);
const hint = fc.constantFrom(
  'String',
  'String[]',
  'Long',
  'Long[]',
  'Double',
  'Double[]',
  'Decimal',
  'Boolean',
  'Boolean[]',
  'Date',

  'Whole',
);
const suffix = fc.oneof(
  fc.tuple(fc.constant('@Delete'), fc.constant('true')),
  fc.tuple(fc.constant('@IgnoreBlanks'), fc.constant('true')),
  fc.tuple(fc.constant('@UseDefaultWhenMissing'), fc.constant('true')),
  fc.tuple(fc.constant('@DefaultValue'), fc.constantFrom('d', ':ignore', ':null')),
  fc.tuple(fc.constant('@TypeHint'), hint),
  fc.tuple(fc.constant('@Patch'), fc.constant('true')),
  fc.tuple(fc.constant('@ValueFrom'), fc.constantFrom('other', 'nobody')),
);

/** One property with its values and suffixes. */
const property = fc
  .record({ name, values: fc.array(text, { maxLength: 3 }), suffixes: fc.array(suffix, { maxLength: 2 }) })
  .map(({ name, values, suffixes }): Field[] => [
    ...values.map((value): Field => [name, value]),
    ...suffixes.map(([end, value]): Field => [name + end, value]),
  ]);

/** Mostly nothing, or that checked-in nodes are checked out and in as needed. */
const auto = fc.constantFrom<Field[]>(
  [],
  [],
  [[':autoCheckout', 'true']],
  [
    [':autoCheckout', 'true'],
    [':autoCheckin', 'false'],
  ],
);

const order = fc.constantFrom('first', 'last', '0', '1', '7', 'before a', 'before b', 'after a', 'after c');
const modify = fc
  .record({
    at: path,
    properties: fc.array(property, { minLength: 1, maxLength: 3 }),
    type: fc.option(fc.constantFrom('nt:unstructured', 'sling:OrderedFolder')),
    auto,
    order: fc.option(order),
  })
  .map(({ at, properties, type, order, auto }): Step => ({
    at: `~${at}`,
    fields: [
      ...properties.flat(),
      ['other', 'from elsewhere'],
      ...auto,
      ...(type === null ? [] : [['./kid/jcr:primaryType', type] as const]),
      ...(order === null || at === '' ? [] : [[':order', order] as const]),
    ],
  }));

const place = fc.constantFrom('a', 'b', 'c', 'a/deep', 'new', 'b/new');
/** Not onto itself: Sling deletes the node first, and then does not find it. */
const relocation = fc
  .record({
    verb: fc.constantFrom('copy', 'move'),
    from: place,
    to: place,
    replace: fc.boolean(),
    isInto: fc.boolean(),
  })
  .filter(({ from, to, isInto }) => from !== (isInto ? `${to}/${from.replace(/.*\//, '')}` : to))
  .map(({ verb, from, to, replace, isInto }): Step => ({
    at: `~/${from}`,
    fields: [
      [':operation', verb],
      [':dest', `~/${to}${isInto ? '/' : ''}`],
      [':replace', `${replace}`],
    ],
  }));

const deletion = fc
  .record({
    at: place,
    several: fc.option(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'new'), { minLength: 1, maxLength: 2 })),
  })
  .map(({ at, several }): Step => ({
    at: several === null ? `~/${at}` : '~',
    fields: [[':operation', 'delete'], ...(several ?? []).map((each): Field => [':applyTo', each])],
  }));

const content = fc.constantFrom(
  '{"jcr:title":"i","n":5,"half":0.5}',
  '{"a":{"text":"i","deep":{"x":"2","y":true}}}',
  '{"jcr:primaryType":"sling:OrderedFolder","k":{"l":["1","2"],"m":{}}}',
  '{"f":2.0,"n":[1.5,2.0],"big":9007199254740993}',
  '{"v":{"jcr:mixinTypes":["mix:versionable"],"x":"1"}}',
  '{"x":null,"l":[],"mixed":["a",1]}',
);
const importing = fc
  .record({
    at: path,
    content,
    name: fc.option(fc.constantFrom('a', 'b', 'new')),
    replace: fc.boolean(),
    replaceProperties: fc.boolean(),
  })
  .map(({ at, content, name, replace, replaceProperties }): Step => ({
    at: `~${at}`,
    fields: [
      [':operation', 'import'],
      [':contentType', 'json'],
      [':content', content],
      ...(name === null ? [] : [[':name', name] as const]),
      [':replace', `${replace}`],
      [':replaceProperties', `${replaceProperties}`],
    ],
  }));

/** Makes a node versionable, or makes a version of it, or returns to one. */
const versioning = fc
  .record({
    at: fc.constantFrom('/a', '/b', '/a/deep'),
    what: fc.constantFrom('mixin', 'mixin', 'checkin', 'checkin', 'checkout', 'restore'),
    version: fc.constantFrom('1.0', '1.0', '1.1', '1.0.0'),
  })
  .map(({ at, what, version }): Step => ({
    at: `~${at}`,
    fields:
      what === 'mixin'
        ? [['jcr:mixinTypes', 'mix:versionable']]
        : [[':operation', what], ...(what === 'restore' ? [[':version', version] as const] : [])],
  }));

const upload = fc
  .record({
    at: fc.constantFrom('', '/a', '/b'),
    field: fc.constantFrom('./c.txt', './file', '*'),
    text: fc.constantFrom('hello', 'other bytes', ''),
    type: fc.constantFrom('text/plain', 'image/png', 'application/octet-stream'),
    auto,
  })
  .map(({ at, field, text, type, auto }): Step => ({
    at: `~${at}`,
    fields: [[field, { name: 'up.txt', text, type }], ...auto],
  }));

/** A sequence of posts, mostly meaningful. */
export const steps = fc.array(
  fc.oneof({ arbitrary: modify, weight: 4 }, relocation, deletion, importing, versioning, upload),
  {
    minLength: 1,
    maxLength: 6,
  },
);
