import type { Dialog, DialogTab } from '../../../core/kit/dialogs/dialog';
import { assetTab } from '../../../core/components/Teaser/asset.dialog';
import { linkTab } from '../../../core/components/Teaser/link.dialog';
import { lookTab } from '../../../core/components/Teaser/look.dialog';
import { textTab } from '../../../core/components/Teaser/text.dialog';
import { videoTab } from '../../../core/components/Teaser/video.dialog';
import type { commerceTeaserModel } from './CommerceTeaser.model';
import { DAM_ROOT } from '../../../../../shared/addresses/app';

/** Actions that lead to products and families, as well as pages. */
const catalogueLinks: DialogTab<'link' | 'actionsEnabled' | 'actions' | 'useIconButton'> = {
  ...linkTab,
  fields: linkTab.fields.map((field) =>
    field.widget === 'multifield' && field.name === 'actions'
      ? {
          ...field,
          fields: [
            {
              widget: 'path',
              name: 'productSku',
              label: 'Product',
              root: `${DAM_ROOT}/products`,
            },
            {
              widget: 'tags',
              name: 'categoryId',
              label: 'Family',
              description: 'Used if no product is chosen.',
            },
            { widget: 'link', name: 'link', label: 'Link', description: 'Used if neither is chosen.' },
            {
              widget: 'text',
              name: 'text',
              words: 'prose',
              label: 'Words',
              description: 'If empty: the name of the product or family.',
              feeds: ['title'],
            },
          ],
        }
      : field,
  ),
};

export const dialog: Dialog<typeof commerceTeaserModel> = {
  tabs: [textTab, catalogueLinks, assetTab, videoTab, lookTab],
  computed: ['titleLinkHidden', 'imageLinkHidden'],
};
