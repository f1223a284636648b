/* How the parts of a form's field name each other. */

export { describedBy, errorId, helpId } from '../kit/form-ids';
