/* Families of products in a few lines. */

export { FamilyDrawing } from '../kit/drawings/FamilyDrawing';
