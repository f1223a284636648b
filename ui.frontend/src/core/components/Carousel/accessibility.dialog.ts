import type { DialogTab } from '../../kit/dialogs/dialog';

/** Words for those who do not see the slides. */
export const accessibilityTab = {
  title: 'Accessibility',
  fields: [
    {
      widget: 'text',
      name: 'accessibilityLabel',
      words: 'prose',
      label: 'Label',
      description: 'What the slides are about; screen readers call the carousel by it.',
    },
    {
      widget: 'checkbox',
      name: 'accessibilityAutoItemTitles',
      label: 'Call slides by their titles',
      description: 'Instead of “Slide 2 of 3”.',
    },
    {
      widget: 'text',
      name: 'accessibilityPrevious',
      words: 'prose',
      label: 'Previous',
      description: 'These five are in the language of the page where nothing is written.',
    },
    { widget: 'text', name: 'accessibilityNext', words: 'prose', label: 'Next' },
    { widget: 'text', name: 'accessibilityPlay', words: 'prose', label: 'Play' },
    { widget: 'text', name: 'accessibilityPause', words: 'prose', label: 'Pause' },
    { widget: 'text', name: 'accessibilityTablist', words: 'prose', label: 'Choice of slides' },
  ],
} as const satisfies DialogTab;
