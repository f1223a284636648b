import type { z } from 'zod';
import { pictureFixture } from '../../../../../shared/models/Picture.fixtures';
import type { listModel } from './List.model';
import { CONTENT_ROOT, DAM_ROOT } from '../../../../../shared/addresses/app';

type ListInput = z.input<typeof listModel>;

const page = (path: string) => ({ valid: true, url: `${CONTENT_ROOT}/gb/en/${path}.html` });
const item = (index: number, title: string, description?: string) => ({
  id: `list-item-${index}`,
  title,
  description,
  link: page(`blog/post-${index}`),
  lastModified: Date.UTC(2026, 8 - index, 14),
});

const posts = [
  item(1, 'Leaks cost more than the compressor', 'A 3 mm hole at 7 bar takes 400 l/min, day and night.'),
  item(2, 'What a duty cycle is', 'Why a piston compressor needs its rest and how long it is.'),
  item(3, 'Sizing a receiver', 'Litres against starts an hour: the sum on one page.'),
];

const asTeaser = (index: number, title: string, date?: string) => ({
  ...item(index, title),
  teaser: {
    id: `list-teaser-${index}`,
    title,
    date,
    description: '<p>A 3 mm hole at 7 bar takes 400 l/min, day and night.</p>',
    link: page(`blog/post-${index}`),
    image: pictureFixture(`${DAM_ROOT}/air-net/pipe-run.jpg`, 1600, 1200),
    ...(date && { typeVariant: 'news' }),
  },
});

const address = `${CONTENT_ROOT}/gb/en/blog.html`;
const to = (query: string) => ({ valid: true, url: `${address}${query}#posts` });
const tag = (title: string, value: string) => ({ title, link: to(`?tag=${value}`) });
const energy = tag('Energy', 'energy');
const pipes = tag('Pipes and hoses', 'pipes');
const withTags = { allLink: to(''), tagLinks: [energy, pipes] };
const tagged = posts.map((post, index) => ({ ...post, tags: index === 0 ? [energy, pipes] : [pipes] }));

const pages = (count: number, here: number): ListInput['pages'] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    current: index + 1 === here,
    link: to(index > 0 ? `?page=${index + 1}` : ''),
  }));

export const fixtures = {
  default: { id: 'list-1', items: posts, linkItems: true },
  'with dates': {
    id: 'list-2',
    items: posts,
    linkItems: true,
    showModificationDate: true,
    dateFormatString: 'yyyy-MM-dd',
  },
  'with descriptions': {
    id: 'list-3',
    items: posts,
    linkItems: true,
    showDescription: true,
    showModificationDate: true,
  },
  'without links': { id: 'list-4', items: posts },
  'as teasers': {
    id: 'list-5',
    items: [asTeaser(1, 'Mobile'), asTeaser(2, 'Stationary'), asTeaser(3, 'Screw')],
    displayItemAsTeaser: true,
  },
  'posts as teasers': {
    id: 'list-6',
    items: [
      asTeaser(1, 'Leaks cost more than the compressor', '2026-05-03'),
      asTeaser(2, 'What a duty cycle is', '2026-04-12'),
    ],
    displayItemAsTeaser: true,
  },
  'teasers that only the list knows': { id: 'list-7', items: posts, displayItemAsTeaser: true },
  'in pages': {
    id: 'list-14',
    items: posts,
    linkItems: true,
    total: 13,
    first: 4,
    last: 6,
    pages: pages(5, 2),
  },
  'with tags': {
    id: 'list-15',
    items: tagged,
    linkItems: true,
    showDescription: true,
    ...withTags,
    total: 3,
    first: 1,
    last: 3,
  },
  'teasers with tags': {
    id: 'list-16',
    items: [{ ...asTeaser(1, 'Leaks cost more than the compressor', '2026-05-03'), tags: [energy, pipes] }],
    displayItemAsTeaser: true,
    ...withTags,
    total: 1,
    first: 1,
    last: 1,
  },
  'narrowed down to a tag': {
    id: 'list-17',
    items: tagged.slice(0, 1),
    linkItems: true,
    ...withTags,
    tagLinks: [
      { ...energy, current: true },
      { ...pipes, current: false },
    ],
    heading: 'Posts about Energy',
    total: 1,
    first: 1,
    last: 1,
  },
  'nothing about a tag': {
    id: 'list-18',
    items: '' as never,
    linkItems: true,
    ...withTags,
    total: 0,
    pages: '' as never,
  },
  'one item': { id: 'list-8', items: posts.slice(0, 1), linkItems: true },
  '200 items': {
    id: 'list-9',
    items: Array.from({ length: 200 }, (_, index) => item(index, `Part ${index + 1}`)),
    linkItems: true,
  },
  'an item without a link': {
    id: 'list-10',
    items: [{ title: 'Out of print', link: { valid: false } }],
    linkItems: true,
  },
  'long German words': {
    id: 'list-11',
    items: [
      item(1, 'Druckluftaufbereitungskomponentenübersicht'),
      item(2, 'Schraubenkompressorenwartungsvertragsverlängerung'),
    ],
    linkItems: true,
  },
  'right to left': { id: 'list-12', items: [item(1, 'ضواغط الهواء اللولبية')], linkItems: true },
  empty: { id: 'list-13', items: '' },
} satisfies Record<string, ListInput>;
