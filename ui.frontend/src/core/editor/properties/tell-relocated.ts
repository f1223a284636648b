import { linksKeptText } from '../../../../../shared/authoring/locked-pages';
import { messages } from '../screen/messages';
import { unpublishedText } from '../publish/publish-texts';
import type { Relocated } from '../session/relocation/PageRelocation';
import { t } from '../../../../../shared/authoring/language/t';

/** Tells the author what the new address means for visitors. */
export function tellRelocated({ moved, unpublished, linksKept = [] }: Relocated): void {
  // Stays, too: somebody has to change them.
  if (linksKept.length > 0) messages.info(linksKeptText(linksKept));
  // Stays until the author closes it, as visitors cannot find the page.
  if (unpublished.length > 0) messages.info(unpublishedText(unpublished));
  else if (moved.length > 0)
    messages.positive(t('Renamed. Visitors find the page at its new address from now on.'), {
      timeout: 6000,
    });
}
