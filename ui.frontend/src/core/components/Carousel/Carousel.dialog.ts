import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import { accessibilityTab } from './accessibility.dialog';
import type { carouselModel } from './Carousel.model';

const whilePlaying = { name: 'autoplay', is: true };

export const dialog: Dialog<typeof carouselModel> = {
  tabs: [
    {
      title: 'Items',
      fields: [
        {
          widget: 'panels',
          name: 'cq:panelTitle',
          label: 'Slides',
          feeds: [':items', ':itemsOrder'],
        },
        { widget: 'panel', name: 'activeItem', label: 'Slide shown first' },
      ],
    },
    {
      title: 'Carousel',
      fields: [
        {
          widget: 'select',
          name: 'typeCarousel',
          isAddition: true,
          label: 'Kind of slides',
          value: 'teaser',
          options: [
            { value: 'image', text: 'Images' },
            { value: 'hero', text: 'Hero' },
            { value: 'teaser', text: 'Teasers' },
            { value: 'download', text: 'Downloads' },
          ],
        },
        {
          widget: 'number',
          name: 'perPage',
          isAddition: true,
          label: 'Slides in view',
          description: 'On wide screens; fewer on smaller ones.',
          min: 1,
          max: 4,
          value: 1,
        },
        {
          widget: 'checkbox',
          name: 'mobile',
          isAddition: true,
          label: 'Slides on phones',
          description: 'If off, slides are stacked there.',
          value: true,
        },
        {
          widget: 'select',
          name: 'direction',
          isAddition: true,
          label: 'Order',
          options: [
            { value: '', text: 'Reading direction of the page’s language' },
            { value: 'ltr', text: 'Left to right' },
            { value: 'rtl', text: 'Right to left' },
          ],
        },
        {
          widget: 'text',
          name: 'slideClassName',
          isAddition: true,
          words: 'none',
          label: 'CSS class of each slide',
        },
        idField,
      ],
    },
    {
      title: 'Playing',
      fields: [
        {
          widget: 'checkbox',
          name: 'autoplay',
          label: 'Automatically move from slide to slide',
          description: 'Never for visitors who prefer reduced motion.',
        },
        {
          widget: 'number',
          name: 'delay',
          label: 'Time per slide in milliseconds',
          min: 1000,
          step: 500,
          value: 5000,
          showWhen: whilePlaying,
        },
        {
          widget: 'checkbox',
          name: 'autopauseDisabled',
          label: 'Keep playing under the pointer',
          showWhen: whilePlaying,
        },
      ],
    },
    {
      title: 'Controls',
      fields: [
        { widget: 'checkbox', name: 'controls', isAddition: true, label: 'Previous and next', value: true },
        {
          widget: 'checkbox',
          name: 'adaptiveControles',
          isAddition: true,
          label: 'Hide them while all slides are in view',
          showWhen: { name: 'controls', is: true },
        },
        {
          widget: 'checkbox',
          name: 'bullets',
          isAddition: true,
          label: 'A bar for each slide',
          description: 'Only while a single slide is in view.',
          value: true,
        },
        {
          widget: 'checkbox',
          name: 'expandLink',
          isAddition: true,
          label: 'Link to the full picture',
          description: 'Opens the picture of the current slide in a new tab.',
        },
      ],
    },
    accessibilityTab,
  ],
  computed: ['controlsPrepended'],
};
