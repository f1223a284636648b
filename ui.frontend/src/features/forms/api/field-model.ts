/* What the model of a form's field has. */

export { fieldError } from '../kit/form-field';
