import type { z } from 'zod';
import { panelFixtures, textPanel } from '../../../core/kit/testing/panel-fixtures';
import type { commerceExperienceFragmentModel } from './CommerceExperienceFragment.model';
import { APP_ID } from '../../../../../shared/addresses/app';

type Input = z.input<typeof commerceExperienceFragmentModel>;

const fragment = (id: string, ...html: string[]): Input => ({
  id,
  classNames: 'aem-xf',
  localizedFragmentVariationPath: `/content/experience-fragments/${APP_ID}/gb/en/products/oil-change/master/jcr:content`,
  ...panelFixtures(Object.fromEntries(html.map((text, n) => [`text_${n}`, textPanel(`${id}-${n}`, text)]))),
});

export const fixtures = {
  default: fragment('commercexf-1', '<p>Change the oil of an M 50 after 100 hours, then once a year.</p>'),
  'many parts': fragment('commercexf-2', ...Array.from({ length: 12 }, (_, n) => `<p>Step ${n + 1}</p>`)),
  'long German words': fragment('commercexf-3', '<p>Schraubenkompressorenwartungsvertragsanlage</p>'),
  French: fragment('commercexf-4', '<p>Vidange après 100 heures, puis une fois par an.</p>'),
  Spanish: fragment('commercexf-5', '<p>Cambie el aceite a las 100 horas y luego una vez al año.</p>'),
  'right to left': fragment('commercexf-6', '<p>غيّر الزيت بعد 100 ساعة.</p>'),
  'hostile HTML': fragment('commercexf-7', '<p onclick="x()">Air<script>x()</script></p>'),
  'no fragment for this product': {
    id: 'commercexf-8',
    classNames: 'aem-xf empty',
    ':items': {},
    ':itemsOrder': [],
  },
} satisfies Record<string, Input>;
