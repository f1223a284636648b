import type { z } from 'zod';
import type { videoModel } from './Video.model';
import { DAM_ROOT } from '../../../../../shared/addresses/app';

const film = {
  id: 'video-1',
  title: 'Assembly of an S 270, four minutes in forty seconds',
  loop: false,
  muted: false,
  playsInline: true,
  autoPlay: false,
  width: 1000,
  height: 800,
  poster: `${DAM_ROOT}/heroes/range.jpg`,
  sources: [
    { id: 'item0', url: `${DAM_ROOT}/films/assembly.webm`, type: 'video/webm' },
    { id: 'item1', url: `${DAM_ROOT}/films/assembly.mp4`, type: 'video/mp4' },
  ],
} satisfies z.input<typeof videoModel>;

export const fixtures = {
  default: film,
  'plays by itself': { ...film, id: 'video-2', autoPlay: true, loop: true, muted: true },
  'plays by itself, with sound': { ...film, id: 'video-3', autoPlay: true, muted: false },
  'with captions': {
    ...film,
    id: 'video-4',
    tracks: [
      { id: 'item0', url: `${DAM_ROOT}/films/assembly.en.vtt`, language: 'en', label: 'English' },
      { id: 'item1', url: `${DAM_ROOT}/films/assembly.de.vtt`, language: 'de', label: 'Deutsch' },
    ],
  },
  'no poster': { ...film, id: 'video-5', poster: undefined },
  'size unknown': { ...film, id: 'video-6', width: '', height: 0 },
  upright: { ...film, id: 'video-7', width: 720, height: 1280 },
  'no title': { ...film, id: 'video-8', title: undefined },
  'long German words': {
    ...film,
    id: 'video-9',
    title: 'Druckluftaufbereitungskomponentenmontage im Schraubenkompressorenwerk',
  },
  'right to left': { ...film, id: 'video-10', title: 'تجميع الضاغط' },
  empty: { id: 'video-11', sources: [] },
} satisfies Record<string, z.input<typeof videoModel>>;
