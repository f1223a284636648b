import type { z } from 'zod';
import type { textModel } from './Text.model';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

const article = `<h2>What a duty cycle is</h2>\n<p>A piston compressor heats up while it delivers. The <strong>duty cycle</strong> says for how much of an hour it may do so: at 60 % it needs <a href="${CONTENT_ROOT}/gb/en/technical-content.html">24 minutes of rest</a>.</p>\n<h3>How to work it out</h3>\n<ol><li>Add up what your tools take, in l/min.</li><li>Multiply each by its share of time.</li><li>Divide by the duty cycle: 176 ÷ 0.75 = 235 l/min.</li></ol>\n<blockquote><p>Buy for the mean demand, not for the loudest tool.</p><cite>Service workshop, Esslingen</cite></blockquote>\n<h3>Made for</h3>\n<ul><li>Timber frame, roofing and interior fit-out</li><li>Mobile tyre service<ul><li>up to 4 bar</li></ul></li><li>Small workshops up to 100 l/min</li></ul>\n<table><caption>Duty cycles</caption><thead><tr><th scope="col">Machine</th><th scope="col">Duty cycle</th><th scope="col">Rest an hour</th></tr></thead>\n<tbody><tr><th scope="row">M 50</th><td>60 %</td><td>24 min</td></tr><tr><th scope="row">S 270</th><td>75 %</td><td>15 min</td></tr></tbody></table>`;

export const fixtures = {
  default: {
    id: 'text-1',
    text: '<p>One cast-iron cylinder runs at only <strong>1,050 rpm</strong>, driven by a V-belt.</p>',
    richText: true,
  },
  article: { id: 'text-2', text: article, richText: true },
  plain: { id: 'text-3', text: 'Measured to ISO 1217 <at the pressure we state>.', richText: false },
  'plain as the SPA SDK hands it on': { id: 'text-4', text: 'Oil-free.', richText: '' },
  'long German words': {
    id: 'text-5',
    text: '<p>Druckluftaufbereitungskomponentenübersicht: Schraubenkompressorenwartungsvertragsverlängerung.</p>',
    richText: true,
  },
  'right to left': {
    id: 'text-6',
    text: '<p dir="rtl" lang="ar">ضواغط هواء لولبية للورش والمصانع، من ٤ إلى ١٥ كيلوواط.</p>',
    richText: true,
  },
  'hostile HTML': {
    id: 'text-7',
    text: '<p onclick="x()">Dry air<script>x()</script><img src=x onerror="x()"> <a href="javascript:x()">here</a></p>',
    richText: true,
  },
  empty: { id: 'text-8' },
} satisfies Record<string, z.input<typeof textModel>>;
