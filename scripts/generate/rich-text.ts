import { allowedTags } from '../../ui.frontend/src/core/kit/html/allowed-html';
import { unstructured, type NamedNode } from './docview';

const formats: readonly (readonly [tag: string, description: string])[] = [
  ['p', 'Paragraph'],
  ['h2', 'Heading 2'],
  ['h3', 'Heading 3'],
  ['h4', 'Heading 4'],
  ['h5', 'Heading 5'],
  ['h6', 'Heading 6'],
  ['blockquote', 'Quote'],
  ['pre', 'Preformatted'],
];

/** The formatting that authors can use: nothing that the sanitiser would remove. */
const paragraphs = formats.filter(([tag]) => allowedTags.includes(tag));

const plugin = (features: string, children: readonly NamedNode[] = []) =>
  unstructured({ features }, children);

const toolbar = [
  'format#bold',
  'format#italic',
  'subsuperscript#subscript',
  'subsuperscript#superscript',
  '#lists',
  'links#modifylink',
  'links#unlink',
  '#paraformat',
];

const popovers: readonly NamedNode[] = [
  [
    'lists',
    unstructured({
      ref: 'lists',
      items: ['unordered', 'ordered', 'outdent', 'indent'].map((x) => `lists#${x}`),
    }),
  ],
  ['paraformat', unstructured({ ref: 'paraformat', items: 'paraformat:getFormats:paraformat-pulldown' })],
];

/** AEM's rich-text editor, in a dialog and in place: which plug-ins are enabled, which buttons are shown. */
export const richTextConfig: readonly NamedNode[] = [
  [
    'rtePlugins',
    unstructured({}, [
      ['format', plugin('bold,italic')],
      ['subsuperscript', plugin('*')],
      ['lists', plugin('*')],
      ['links', plugin('modifylink,unlink')],
      ['justify', plugin('-')],
      ['table', plugin('-')],
      [
        'paraformat',
        plugin('*', [
          [
            'formats',
            unstructured(
              {},
              paragraphs.map(([tag, description]) => [tag, unstructured({ tag, description })]),
            ),
          ],
        ]),
      ],
    ]),
  ],
  [
    'uiSettings',
    unstructured({}, [
      [
        'cui',
        unstructured({}, [['inline', unstructured({ toolbar }, [['popovers', unstructured({}, popovers)]])]]),
      ],
    ]),
  ],
];
