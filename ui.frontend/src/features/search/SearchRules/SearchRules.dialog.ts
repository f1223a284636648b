import { searchDialogs } from '#site/search/dialogs';
import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import type { searchRulesModel } from './SearchRules.model';

/** More pins at the top of the results would leave no room for real matches. */
const MOST_PINS = 10;

export const dialog: Dialog<typeof searchRulesModel> = {
  tabs: [
    {
      title: 'Synonyms',
      fields: [
        {
          widget: 'multifield',
          name: 'synonyms',
          label: 'Words that mean the same',
          description: 'In the language of this site. Forms of a word, plurals too, need no entry.',
          fields: [
            {
              widget: 'texts',
              name: 'words',
              words: 'query',
              label: 'Words',
              description: 'Two at least; several words in one line are a phrase.',
            },
            {
              widget: 'checkbox',
              name: 'oneWay',
              label: 'One way only',
              description: 'A search for the first also finds the others, but not the other way round.',
            },
          ],
        },
      ],
    },
    {
      title: 'Weights',
      fields: [
        {
          widget: 'multifield',
          name: 'boosts',
          label: searchDialogs.boosts,
          fields: [
            {
              widget: 'text',
              name: 'target',
              words: 'none',
              label: searchDialogs.target.label,
              description: searchDialogs.target.help,
              required: true,
            },
            {
              widget: 'number',
              name: 'factor',
              label: 'Factor',
              description: 'Multiplies the score: 2 doubles it, 1 changes nothing, 0 puts it last.',
              min: 0,
              max: 10,
              step: 0.1,
              value: 2,
            },
          ],
        },
      ],
    },
    {
      title: 'Pinned results',
      fields: [
        {
          widget: 'multifield',
          name: 'pins',
          label: 'Results shown first',
          fields: [
            {
              widget: 'texts',
              name: 'queries',
              words: 'query',
              label: 'For these queries',
              description:
                'One per line. It must be the whole query; case, word forms and order do not matter.',
            },
            {
              widget: 'texts',
              name: 'targets',
              words: 'none',
              label: searchDialogs.targets.label,
              description: `${searchDialogs.targets.help} Only the first ${MOST_PINS} count; filters apply to them, too.`,
            },
          ],
        },
        idField,
      ],
    },
  ],
};
