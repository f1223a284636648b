import { useLocale } from '../../../../core/kit/locale';
import type { PictureModel } from '../../../../../../shared/models/Picture.model';

interface Pictured {
  image?: PictureModel | undefined;
  familyId?: string | undefined;
}

/** Tells whether a card has something to show: a picture, or the drawing of its family. */
export function useIsPictured(): (card: Pictured) => boolean {
  const { drawings } = useLocale();
  return ({ image, familyId }) => image !== undefined || drawings.has(familyId);
}
