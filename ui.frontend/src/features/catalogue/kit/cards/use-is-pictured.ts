import { useLocale } from '../../../../core/kit/locale';
import type { PictureModel } from '../../../../../../shared/models/Picture.model';

interface Pictured {
  image?: PictureModel | undefined;
  familyId?: string | undefined;
}

/** Returns a function that tells whether a card has a picture or a drawing of its family. */
export function useIsPictured(): (card: Pictured) => boolean {
  const { drawings } = useLocale();
  return ({ image, familyId }) => image !== undefined || drawings.has(familyId);
}
