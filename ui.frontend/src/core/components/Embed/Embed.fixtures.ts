import type { z } from 'zod';
import type { embedModel } from './Embed.model';

const film = {
  id: 'embed-1',
  type: 'URL',
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  title: 'How a screw compressor works',
} satisfies z.input<typeof embedModel>;

export const fixtures = {
  default: film,
  Vimeo: { ...film, id: 'embed-2', url: 'https://vimeo.com/76979871', title: undefined },
  'YouTube embeddable': {
    id: 'embed-3',
    type: 'EMBEDDABLE',
    embeddableResourceType: 'core/wcm/components/embed/v1/embed/embeddable/youtube',
    youtubeVideoId: 'aqz-KE-bpKQ',
    title: 'Changing the oil',
    aspectRatio: '4-3',
  },
  'upright film': { ...film, id: 'embed-4', aspectRatio: '9-16' },
  map: {
    ...film,
    id: 'embed-5',
    title: 'Our works in Lemgo',
    url: 'https://www.openstreetmap.org/export/embed.html?bbox=8.89,52.01,8.92,52.04&layer=mapnik',
  },
  'no player for it': { ...film, id: 'embed-6', url: 'https://www.example.com/film/42' },
  HTML: { id: 'embed-7', type: 'HTML', html: '<p>Valid until <strong>31 December 2026</strong>.</p>' },
  'hostile HTML': {
    id: 'embed-8',
    type: 'HTML',
    html: '<p onclick="x()">Air<script>x()</script><iframe src="https://example.com"></iframe></p>',
  },
  'long German words': {
    ...film,
    id: 'embed-9',
    title: 'Druckluftaufbereitungskomponentenübersicht und Schraubenkompressorenwartungsvertrag',
  },
  'right to left': { ...film, id: 'embed-10', title: 'كيف يعمل الضاغط اللولبي' },
  'hostile address': { ...film, id: 'embed-11', url: 'javascript:alert(1)' },
  'through the SDK': { ...film, id: 'embed-12', html: '', embeddableResourceType: '', aspectRatio: '' },
  empty: { id: 'embed-13' },
} satisfies Record<string, z.input<typeof embedModel>>;
