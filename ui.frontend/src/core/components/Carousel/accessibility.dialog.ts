import type { DialogTab } from '../../kit/dialogs/dialog';

/** Labels for screen readers. */
export const accessibilityTab = {
  title: 'Accessibility',
  fields: [
    {
      widget: 'text',
      name: 'accessibilityLabel',
      words: 'prose',
      label: 'Label',
      description: 'The subject of the slides; screen readers use it as the carousel’s name.',
    },
    {
      widget: 'checkbox',
      name: 'accessibilityAutoItemTitles',
      label: 'Announce slides by title',
      description: 'Instead of “Slide 2 of 3”.',
    },
    {
      widget: 'text',
      name: 'accessibilityPrevious',
      words: 'prose',
      label: 'Previous',
      description: 'If empty, these five use the page’s language.',
    },
    { widget: 'text', name: 'accessibilityNext', words: 'prose', label: 'Next' },
    { widget: 'text', name: 'accessibilityPlay', words: 'prose', label: 'Play' },
    { widget: 'text', name: 'accessibilityPause', words: 'prose', label: 'Pause' },
    { widget: 'text', name: 'accessibilityTablist', words: 'prose', label: 'Choice of slides' },
  ],
} as const satisfies DialogTab;
