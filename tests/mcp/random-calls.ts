import * as fc from 'fast-check';
import { FRAGMENT, GB, MODEL, NEWS } from './agent-site';

/* Calls of an agent that knows what it does, that does not, and that has lost its mind. */

/** Where a component is taken from: the page as it is, by number, or a text. */
export type Place = number | string;

export interface RandomCommand {
  readonly type: string;
  readonly component?: Place;
  readonly container?: Place;
  readonly values?: object;
  readonly [more: string]: unknown;
}

/** A version: the current one, one read earlier, or a text. */
export type Read = 'current' | number | string;

export type RandomCall =
  | {
      readonly kind: 'patch';
      readonly page: number;
      readonly read: Read;
      readonly commands: readonly RandomCommand[];
    }
  | { readonly kind: 'fragment'; readonly path: string; readonly read: Read; readonly values: object }
  | { readonly kind: 'create'; readonly tool: string; readonly input: object }
  | { readonly kind: 'undo'; readonly which: number }
  | { readonly kind: 'nonsense'; readonly tool: string; readonly input: object };

const often = <T>(good: fc.Arbitrary<T>, bad: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: bad });

const anyText = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('__proto__', '../..', '/content', 'root/top', '<b>ü 💨</b>', 'jcr:content', 'item0'),
);
const place = often<Place>(fc.nat(30), anyText);
const container = often<Place>(fc.constantFrom<Place>('root/main', 'root/main/box', 'root/main/tabs'), place);
const type = often(
  fc.constantFrom('title', 'text', 'teaser', 'container', 'tabs').map((name) => `ventora/components/${name}`),
  fc.constantFrom('ventora/components/search', 'ventora/components/page', 'x', ''),
);

/** Values that a component takes, by the name of its type. */
export const FITTING: Readonly<Record<string, readonly object[]>> = {
  title: [{ 'jcr:title': 'One' }, { type: 'h2' }, { 'jcr:title': 'ü 💨', type: 'h3' }],
  text: [{ text: '<p>One</p>' }, { text: '<p>Two</p>' }],
  teaser: [
    { 'jcr:title': 'Wet' },
    { actions: [{ text: 'Buy', link: GB }] },
    {
      actionsEnabled: true,
      actions: [
        { text: 'A', link: GB },
        { text: 'B', link: NEWS },
      ],
    },
  ],
};

/** Any values: the key is a field of some components. */
const known = fc.record(
  {
    'jcr:title': often<unknown>(fc.string({ maxLength: 20 }), fc.integer()),
    text: fc.constantFrom('<p>New</p>', '<p></p>', 'x'),
    titleFromPage: fc.boolean(),
    actionsEnabled: fc.boolean(),
    actions: fc.array(
      fc.record({ text: fc.constantFrom('Read', ''), link: fc.constantFrom(GB, 'x y', '') }),
      {
        maxLength: 3,
      },
    ),
    type: fc.constantFrom('h2', 'h3', 'h9'),
    'cq:panelTitle': fc.string({ maxLength: 10 }),
    id: fc.constantFrom('a', 'a b', null),
  },
  { requiredKeys: [] },
);
const values = often<object>(
  fc.oneof<fc.MaybeWeightedArbitrary<object>[]>(
    { weight: 5, arbitrary: fc.record({ fitting: fc.nat(5) }) },
    { weight: 1, arbitrary: known },
  ),
  fc.dictionary(anyText, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
);

const position = fc.oneof(
  fc.constantFrom<unknown>('first', 'last'),
  fc.record({ before: fc.constantFrom('title', 'teaser', 'gone') }),
  fc.record({ after: fc.constantFrom('text', 'box', 'gone') }),
);

const styles = often<unknown>(
  fc.subarray(['lead', 'line', 'round']),
  fc.oneof(fc.constant(['lead', 'small']), fc.array(anyText, { maxLength: 2 })),
);
const breakpoint = often(fc.constantFrom('default', 'phone'), anyText);
const layout = often<unknown>(
  fc.option(
    fc.record(
      { width: fc.integer({ min: 1, max: 12 }), offset: fc.nat(3), isHidden: fc.boolean() },
      { requiredKeys: [] },
    ),
  ),
  fc.constantFrom<unknown>({ width: 0 }, { width: 13 }, { offset: -1 }, 'wide', { behavior: 'hide' }),
);

const command: fc.Arbitrary<RandomCommand> = often<RandomCommand>(
  fc.oneof(
    fc.record(
      { type: fc.constant('insert'), container, resourceType: type, values, position },
      { requiredKeys: ['type', 'container', 'resourceType'] },
    ),
    fc.record({ type: fc.constant('set'), component: place, values }),
    fc.record({ type: fc.constantFrom('move', 'copy'), component: place, container, position }),
    fc.record({ type: fc.constant('delete'), component: place }),
    fc.record({ type: fc.constant('style'), component: place, styles }),
    fc.record(
      { type: fc.constant('layout'), component: place, breakpoint, layout },
      { requiredKeys: ['type', 'component', 'layout'] },
    ),
  ),
  fc.record({ type: fc.constantFrom('publish', 'set', ''), component: place }),
);

const read = often<Read>(fc.constant('current'), fc.oneof<fc.Arbitrary<Read>[]>(fc.nat(5), anyText));

const fragmentValues = fc.record(
  {
    headline: fc.constantFrom('Wet', 'Cold', '', 'x'.repeat(41)),
    body: fc.constantFrom('<p>Because</p>', null),
    minutes: fc.constantFrom(1, 60, 61, null, '3'),
    number: fc.constantFrom('V-123', 'V-1', null),
    tone: fc.constantFrom('calm', 'loud', 'shy', null),
  },
  { requiredKeys: [] },
);

const creation = fc.oneof(
  fc.record({
    kind: fc.constant('create' as const),
    tool: fc.constant('create-aem-page'),
    input: fc.record({
      parentPath: often(fc.constant(GB), anyText),
      title: fc.constantFrom('One', 'Two', 'News', ' '),
      template: often(fc.constant('/conf/ventora/settings/wcm/templates/news'), anyText),
    }),
  }),
  fc.record({
    kind: fc.constant('create' as const),
    tool: fc.constant('create-aem-fragment'),
    input: fc.record({
      parentPath: often(fc.constant('/content/dam/ventora/fragments'), anyText),
      name: often(fc.constantFrom('one', 'two', 'air'), anyText),
      title: fc.constantFrom('One', 'Two'),
      model: often(fc.constant(MODEL), anyText),
      values: fragmentValues,
    }),
  }),
);

/** @param tools the names of all that the server has */
export const randomCall = (tools: readonly string[]): fc.Arbitrary<RandomCall> =>
  fc.oneof<fc.MaybeWeightedArbitrary<RandomCall>[]>(
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('patch' as const),
        page: fc.nat(3),
        read,
        commands: often(
          fc.array(command, { minLength: 1, maxLength: 1 }),
          fc.array(command, { minLength: 2, maxLength: 3 }),
        ),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('fragment' as const),
        path: often(fc.constant(FRAGMENT), fc.constantFrom(NEWS, '/content/dam', 'x')),
        read,
        values: fragmentValues,
      }),
    },
    { weight: 2, arbitrary: creation },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('undo' as const), which: fc.integer({ min: -2, max: 4 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('nonsense' as const),
        tool: fc.constantFrom(...tools),
        input: fc.dictionary(
          fc.oneof(fc.constantFrom('path', 'change', 'version', 'limit', 'cursor', 'commands'), anyText),
          fc.jsonValue({ maxDepth: 2 }),
          { maxKeys: 4 },
        ),
      }),
    },
  );
