import type { z } from 'zod';
import { panelFixtures, textPanel } from '../../kit/testing/panel-fixtures';
import type { modalModel } from './Modal.model';
import { APP_ID, CONTENT_ROOT } from '../../../../../shared/addresses/app';

const measured = textPanel(
  'How it is measured',
  `<p>Free air delivery is measured to ISO 1217, annex C, at the pressure we state, with the tank full and the machine warm.</p><p><a href="${CONTENT_ROOT}/gb/en/technical-content.html">More on figures</a></p>`,
);

const sample = {
  id: 'modal-1',
  title: 'How we measure',
  topPosition: 104,
  overlayOpacity: 0.35,
  overlayColor: 'black',
  closeText: 'Close',
  isWide: false,
  isOpened: false,
  ...panelFixtures({ text: measured }),
} satisfies z.input<typeof modalModel>;

export const fixtures = {
  default: sample,
  wide: { ...sample, id: 'modal-2', isWide: true, buttonText: 'Compare all figures' },
  opened: { ...sample, id: 'modal-3', isOpened: true },
  'opened by another element': { ...sample, id: 'modal-4', trigger: { id: 'open-measuring' } },
  'opened by a class': { ...sample, id: 'modal-5', trigger: { className: 'opens-measuring now' } },
  'opened by an event': { ...sample, id: 'modal-6', trigger: { eventName: `${APP_ID}:measuring` } },
  'look of its own': {
    ...sample,
    id: 'modal-7',
    topPosition: 40,
    overlayOpacity: 0.8,
    overlayColor: '#0a1e3c',
  },
  'no title': { ...sample, id: 'modal-8', title: undefined, buttonText: 'Details' },
  'long content': {
    ...sample,
    id: 'modal-9',
    ...panelFixtures(
      Object.fromEntries(
        Array.from({ length: 20 }, (_, n) => [`text_${n}`, { ...measured, id: `text-${n}` }]),
      ),
    ),
  },
  'long German words': {
    ...sample,
    id: 'modal-10',
    title: 'Druckluftaufbereitungskomponentenübersichtsdokumentation',
    closeText: 'Schließen',
  },
  'right to left': {
    ...sample,
    id: 'modal-11',
    title: 'كيف نقيس',
    closeText: 'إغلاق',
    ...panelFixtures({ text: textPanel('x', '<p dir="rtl">ISO 1217</p>') }),
  },
  'through the SDK': {
    ...sample,
    id: 'modal-12',
    topPosition: '',
    overlayOpacity: '',
    overlayColor: '',
    isWide: '',
    trigger: '',
  },
  empty: { id: 'modal-13' },
} satisfies Record<string, z.input<typeof modalModel>>;
