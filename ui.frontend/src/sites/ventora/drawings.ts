/* What stands for the picture of a product that has none. */

export { familyDrawingsAtHand as drawings } from '../../features/catalogue/kit/drawings/FamilyDrawing';
