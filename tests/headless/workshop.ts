import type { NodeJson } from '../../model-json/core/repository/node-json';

/* Machines, their makers and parts: each kind of field, references between them, and words in other languages. */

export const MODELS = '/conf/ventora/settings/dam/cfm/models';
export const DAM = '/content/dam/ventora/workshop';

const node = (more: NodeJson): NodeJson => ({ 'jcr:primaryType': 'nt:unstructured', ...more });

interface Field {
  readonly metaType: string;
  readonly valueType: string;
  readonly [setting: string]: string | readonly string[];
}

const kind = (
  metaType: string,
  valueType = 'string',
  more: Record<string, string | string[]> = {},
): Field => ({
  metaType,
  valueType,
  ...more,
});

const toModels = (...names: string[]) => ({
  fragmentmodelreference: names.map((name) => `${MODELS}/${name}`),
});

export function model(title: string, fields: Readonly<Record<string, Field>>, status = 'enabled'): NodeJson {
  const items = Object.entries(fields).map(([name, field], i) => [
    `field${i}`,
    node({ ...field, name, fieldLabel: name, listOrder: String(i) } as NodeJson),
  ]);
  return {
    'jcr:primaryType': 'cq:Template',
    'jcr:content': {
      'jcr:primaryType': 'cq:PageContent',
      'jcr:title': title,
      status,
      model: node({ 'cq:dialog': node({ content: node({ items: node(Object.fromEntries(items)) }) }) }),
    },
  };
}

export function fragment(
  of: string,
  master: NodeJson,
  {
    variations = {},
    tags = [],
    id,
  }: { variations?: Record<string, NodeJson>; tags?: string[]; id?: string } = {},
): NodeJson {
  return {
    'jcr:primaryType': 'dam:Asset',
    ...(id !== undefined && { 'jcr:uuid': id }),
    'jcr:content': {
      'jcr:primaryType': 'dam:AssetContent',
      'jcr:title': String(master['name'] ?? 'Untitled'),
      contentFragment: true,
      'jcr:lastModified': '2026-11-20T09:00:00.000+00:00',
      data: node({
        'cq:model': `${MODELS}/${of}`,
        master: node(master),
        ...Object.fromEntries(Object.entries(variations).map(([name, values]) => [name, node(values)])),
      }),
      metadata: node({ ...(tags.length > 0 && { 'cq:tags': tags }), rating: 4, share: 0.5, isPicked: true }),
    },
  };
}

const file = (name: string) => `content/dam/ventora/workshop/${name}.json`;
const at = (name: string) => `${DAM}/${name}`;

const STORY =
  '<h2>A press</h2><p>It has <b>two</b> hands &amp; <i>no</i> head. See <a href="/content/dam/ventora/workshop/lathe">the lathe</a>.</p>' +
  '<ul><li>slow</li><li>strong</li></ul><p><img src="/content/dam/ventora/pump.png" alt="A pump"></p>';

export const MODEL_FILES: Readonly<Record<string, NodeJson>> = {
  'conf/ventora/settings/dam/cfm/models/machine.json': model('Machine', {
    name: kind('text-single'),
    nicknames: kind('text-single', 'string[]', {
      validationPattern: '[A-Z].*',
      validationMessage: 'A nickname begins with a capital letter.',
    }),
    power: kind('number', 'double'),
    seats: kind('number', 'long'),
    isIndoor: kind('boolean', 'boolean'),
    built: kind('date', 'calendar/date'),
    checked: kind('date', 'calendar/datetime'),
    opens: kind('date', 'calendar/time'),
    size: kind('enumeration'),
    uses: kind('tags', 'string[]'),
    picture: kind('reference', 'string/reference'),
    papers: kind('reference', 'string/reference[]'),
    maker: kind('fragment-reference', 'string/content-fragment', toModels('maker')),
    parts: kind('fragment-reference', 'string/content-fragment[]', toModels('spare-part')),
    kin: kind('fragment-reference', 'string/content-fragment[]', toModels('machine', 'maker')),
    secret: kind('fragment-reference', 'string/content-fragment', toModels('draft')),
    story: kind('text-multi', 'string/multiline', { 'default-mime-type': 'text/html' }),
    notes: kind('text-multi', 'string/multiline', { 'default-mime-type': 'text/x-markdown' }),
    data: kind('json'),
    'no-name': kind('text-single'),
  }),
  'conf/ventora/settings/dam/cfm/models/maker.json': model('Maker', {
    name: kind('text-single'),
    town: kind('text-single'),
  }),
  'conf/ventora/settings/dam/cfm/models/spare-part.json': model('Spare part', {
    name: kind('text-single'),
    maker: kind('fragment-reference', 'string/content-fragment', toModels('maker')),
  }),
  'conf/ventora/settings/dam/cfm/models/draft.json': model('Draft', { name: kind('text-single') }, 'draft'),
};

export const FRAGMENT_FILES: Readonly<Record<string, NodeJson>> = {
  [file('press')]: fragment(
    'machine',
    {
      name: 'Press',
      nicknames: ['Old Bess', 'Squeezer'],
      power: 4.5,
      seats: 1,
      isIndoor: true,
      built: '1998-03-02',
      checked: '2026-11-20T09:00:00.000+01:00',
      opens: '07:30',
      size: 'large',
      uses: ['ventora:use/interior', 'ventora:use/laboratory'],
      picture: '/content/dam/ventora/pump.png',
      papers: ['/content/ventora/gb/en/products', '/content/dam/ventora/missing.pdf'],
      maker: at('bolt-works'),
      parts: [at('belt'), at('wheel')],
      kin: [at('lathe'), at('bolt-works')],
      story: STORY,
      notes: '# Care\n\nOil it **daily**.',
      data: '{"a":[1,2]}',
    },
    {
      variations: { de: { name: 'Presse' }, de_ch: { nicknames: ['Drücki'] } },
      tags: ['ventora:feature/silent'],
      id: '00000000-0000-4000-8000-000000000003',
    },
  ),
  [file('lathe')]: fragment(
    'machine',
    {
      name: 'Lathe',
      power: 2,
      seats: 2,
      isIndoor: false,
      built: '2010-07-01',
      checked: '2026-11-19T09:00:00.000+01:00',
      size: 'small',
      uses: ['ventora:use/laboratory'],
      maker: at('other/iron-sons'),
      parts: [at('wheel')],
    },
    { id: '00000000-0000-4000-8000-000000000001' },
  ),
  [file('saw')]: fragment(
    'machine',
    { name: 'saw', seats: 2, uses: [], maker: at('bolt-works') },
    { id: '00000000-0000-4000-8000-000000000002' },
  ),
  [file('bolt-works')]: fragment('maker', { name: 'Bolt Works', town: 'Leeds' }),
  [file('other/iron-sons')]: fragment('maker', { name: 'Iron & Sons', town: 'Ayr' }),
  [file('belt')]: fragment('spare-part', { name: 'Belt', maker: at('bolt-works') }),
  [file('wheel')]: fragment('spare-part', { name: 'Wheel', maker: at('other/iron-sons') }),
};

export const FILES = { ...MODEL_FILES, ...FRAGMENT_FILES };
