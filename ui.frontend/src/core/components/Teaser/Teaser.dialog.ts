import type { Dialog } from '../../kit/dialogs/dialog';
import { assetTab } from './asset.dialog';
import { linkTab } from './link.dialog';
import { lookTab } from './look.dialog';
import type { teaserModel } from './Teaser.model';
import { textTab } from './text.dialog';
import { videoTab } from './video.dialog';

export const dialog: Dialog<typeof teaserModel> = {
  tabs: [textTab, linkTab, assetTab, videoTab, lookTab],
  computed: ['titleLinkHidden', 'imageLinkHidden'],
};
