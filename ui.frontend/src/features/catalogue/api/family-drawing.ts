/* Line drawings of product families. */

export { FamilyDrawing } from '../kit/drawings/FamilyDrawing';
