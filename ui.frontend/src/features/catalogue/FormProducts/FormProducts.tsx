import type { ReactNode } from 'react';
import { describedBy, errorId, helpId } from '../../forms/api/field-ids';
import { Link } from '../../../core/kit/Link';
import type { FormProductsModel } from './FormProducts.model';
import { ProductLine } from './ProductLine';
import { useWords, type Words } from '../words';

/**
 * Products in a quote request, each with quantity, version and a remark. Buttons of the form add and remove them; the server
 * answers with the form as it was filled in, so no script is needed. The island stores the list in the browser and removes
 * lines at once.
 */
export function FormProducts(field: FormProductsModel): ReactNode {
  const { id, title, helpMessage, lines, mostLines, isPosted, isSent, error } = field;
  const messages = useWords();
  const name = field.name ?? 'products';
  return (
    <fieldset
      className="cmp-form-products"
      aria-describedby={describedBy(id, { help: !!helpMessage, error: !!error })}
      data-island="formproducts"
      data-island-when="load"
      data-posted={isPosted || undefined}
      data-sent={isSent || undefined}
    >
      <legend className="cmp-form-products__legend">{title ?? messages.quoteList}</legend>
      {/* Enter in a field presses a form's first button: it must send the form, not remove a line. */}
      <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden />
      {helpMessage && (
        <p className="cmp-form-products__help" id={helpId(id)}>
          {helpMessage}
        </p>
      )}
      {error && (
        <p className="cmp-form-text__validation-message" id={errorId(id)}>
          {errorWords(field, messages)}
        </p>
      )}
      <ul className="cmp-form-products__lines" role="list">
        {lines.map((line) => (
          <ProductLine key={line.asked} line={line} field={{ ...field, name }} />
        ))}
      </ul>
      <p className="cmp-form-products__empty">{messages.listEmpty}</p>
      <p
        className="cmp-form-products__status"
        role="status"
        tabIndex={-1}
        data-taken-off={messages.takenOff('{0}')}
      />
      {lines.length < mostLines && <AddProduct {...field} name={name} />}
    </fieldset>
  );
}

function errorWords(
  { error, requiredMessage, lines, mostQuantity }: FormProductsModel,
  messages: Words,
): string {
  if (error === 'required') return requiredMessage ?? messages.listEmpty;
  const isGone = lines.some((line) => line.isGone);
  return isGone ? messages.productsGone : messages.quantityBetween(String(mostQuantity));
}

/** A field for a product by its number or name, and the way to the catalogue. */
function AddProduct({ id, name, productsLink }: FormProductsModel): ReactNode {
  const messages = useWords();
  return (
    <div className="cmp-form-products__add">
      <label className="cmp-form-products__label" htmlFor={id}>
        {messages.addProduct}
      </label>
      <input
        className="cmp-form-products__field"
        id={id}
        name={`${name}.add`}
        maxLength={60}
        autoComplete="off"
      />
      <button className="cmp-form-products__submit" type="submit" name=":add" value="add" formNoValidate>
        {messages.add}
      </button>
      {productsLink && (
        <Link className="cmp-form-products__find" link={productsLink}>
          {messages.findProducts}
        </Link>
      )}
    </div>
  );
}
