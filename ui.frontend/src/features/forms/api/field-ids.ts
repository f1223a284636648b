/* The ids by which the parts of a form's field refer to each other. */

export { describedBy, errorId, helpId } from '../kit/form-ids';
