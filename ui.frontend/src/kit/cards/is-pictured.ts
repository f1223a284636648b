import { isDrawn } from '../drawings/FamilyDrawing';
import type { PictureModel } from '../Picture.model';

/** Whether a card has something to show: a picture, or the drawing of its family. */
export const isPictured = ({
  image,
  familyId,
}: {
  image?: PictureModel | undefined;
  familyId?: string | undefined;
}): boolean => image !== undefined || isDrawn(familyId);
