import type { z } from 'zod';
import type { buttonModel } from './Button.model';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

const buttonLink = { valid: true, url: `${CONTENT_ROOT}/gb/en/business-partner-area/dealer-finder.html` };

export const fixtures = {
  default: { id: 'button-1', text: 'Find a dealer', buttonLink },
  secondary: { id: 'button-2', text: 'See the range', buttonLink, type: 'secondary' },
  outline: { id: 'button-3', text: 'Ask for a quote', buttonLink, type: 'outline' },
  'outline on dark': { id: 'button-4', text: 'Ask for a quote', buttonLink, type: 'outline-positive' },
  'with an arrow': { id: 'button-5', text: 'See the range', buttonLink, icon: 'arrow-right' },
  'with a phone': {
    id: 'button-6',
    text: '+44 20 7946 0100',
    buttonLink: { valid: true, url: 'tel:+442079460100' },
    icon: 'phone',
    type: 'secondary',
  },
  'arrow crossing from the left': {
    id: 'button-7',
    text: 'Back to the range',
    buttonLink,
    icon: 'cross-left',
    type: 'outline',
  },
  'arrow crossing to the right': {
    id: 'button-8',
    text: 'On to the figures',
    buttonLink,
    icon: 'cross-right',
    type: 'secondary',
  },
  'icon alone': { id: 'button-9', icon: 'plus', accessibilityLabel: 'Add to comparison', type: 'outline' },
  uppercase: { id: 'button-10', text: 'Request a visit', buttonLink, typeTransform: 'uppercase' },
  capitalize: { id: 'button-11', text: 'request a visit', buttonLink, typeTransform: 'capitalize' },
  disabled: { id: 'button-12', text: 'Sold out', disabled: true },
  'disabled with a link': {
    id: 'button-13',
    text: 'Sold out',
    buttonLink,
    disabled: true,
    type: 'secondary',
  },
  'without a link': { id: 'button-14', text: 'Compare' },
  'an icon we do not have': { id: 'button-15', text: 'Download', buttonLink, icon: 'sparkles' as never },
  'long German words': {
    id: 'button-16',
    text: 'Druckluftaufbereitungskomponentenübersicht herunterladen',
    buttonLink,
    icon: 'arrow-right',
  },
  'right to left': { id: 'button-17', text: 'ابحث عن موزع', buttonLink, icon: 'arrow-right' },
  empty: { id: 'button-18' },
} satisfies Record<string, z.input<typeof buttonModel>>;
