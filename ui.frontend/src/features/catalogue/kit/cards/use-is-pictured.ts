import type { PictureModel } from '../../../../../../shared/models/Picture.model';
import { useCards } from '../card-context';

interface Pictured {
  image?: PictureModel | undefined;
  familyId?: string | undefined;
}

/** Returns a function that tells whether a card has a picture or a drawing of its family. */
export function useIsPictured(): (card: Pictured) => boolean {
  const { drawings } = useCards();
  return ({ image, familyId }) => image !== undefined || drawings.has(familyId);
}
