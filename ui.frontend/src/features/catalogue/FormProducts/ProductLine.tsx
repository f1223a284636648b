import type { ReactNode } from 'react';
import { FamilyDrawing } from '../kit/drawings/FamilyDrawing';
import { KindAndNumber } from '../kit/KindAndNumber';
import { Link } from '../../../core/kit/Link';
import { Picture } from '../../../core/kit/pictures/Picture';
import { VisuallyHidden } from '../../../core/kit/VisuallyHidden';
import type { FormProductsModel, LineModel } from './FormProducts.model';
import { useWords } from '../words';

export interface ProductLineProps {
  line: LineModel;
  field: FormProductsModel & { name: string };
}

/** A product of the list. One that has left the catalogue is reported, not submitted, and stays until it is removed. */
export function ProductLine({ line, field }: ProductLineProps): ReactNode {
  const messages = useWords();
  const { asked, sku, name, kind, image, familyId, link, isGone } = line;
  return (
    <li className="cmp-form-products__line" data-line={asked} data-name={name}>
      {isGone ? (
        <p className="cmp-form-products__gone">{messages.notInCatalogue(asked)}</p>
      ) : (
        <>
          <div className="cmp-form-products__image">
            {image ? <Picture {...image} alt="" sizes="6rem" /> : <FamilyDrawing familyId={familyId} />}
          </div>
          <div className="cmp-form-products__product">
            <p className="cmp-form-products__name">{link ? <Link link={link}>{name}</Link> : name}</p>
            <p className="cmp-form-products__facts">
              <KindAndNumber kind={kind} sku={sku} words={messages} />
            </p>
          </div>
          <LineFields line={line} field={field} />
        </>
      )}
      <button
        className="cmp-form-products__take-off"
        type="submit"
        name=":take-off"
        value={asked}
        formNoValidate
      >
        {messages.takeOff}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </button>
    </li>
  );
}

function LineFields({ line, field }: ProductLineProps): ReactNode {
  const { asked, name, quantity, remark, versions, isWrong } = line;
  const messages = useWords();
  const id = `${field.id}-${asked}`;
  const words = messages.quantityBetween(String(field.mostQuantity));
  return (
    <div className="cmp-form-products__fields">
      {versions.length > 1 ? (
        <VersionField id={`${id}-version`} line={line} field={field} />
      ) : (
        <input type="hidden" name={`${field.name}.sku`} defaultValue={asked} />
      )}
      <div data-cmp-is="formText" data-cmp-required-message={words} data-cmp-constraint-message={words}>
        <label className="cmp-form-products__label" htmlFor={id}>
          <Of name={name}>{messages.quantity}</Of>
        </label>
        <input
          className="cmp-form-products__field cmp-form-products__field--quantity"
          id={id}
          type="number"
          name={`${field.name}.quantity`}
          defaultValue={quantity}
          min={1}
          max={field.mostQuantity}
          step={1}
          required
          aria-invalid={isWrong || undefined}
        />
      </div>
      <div className="cmp-form-products__remark">
        <label className="cmp-form-products__label" htmlFor={`${id}-remark`}>
          <Of name={name}>{messages.remark}</Of>
        </label>
        <input
          className="cmp-form-products__field"
          id={`${id}-remark`}
          name={`${field.name}.remark`}
          defaultValue={remark}
          maxLength={field.mostRemark}
          autoComplete="off"
        />
      </div>
    </div>
  );
}

function VersionField({ id, line, field }: ProductLineProps & { id: string }): ReactNode {
  const messages = useWords();
  const { versions } = line;
  return (
    <div>
      <label className="cmp-form-products__label" htmlFor={id}>
        <Of name={line.name}>{messages.whichVersion}</Of>
      </label>
      <select
        className="cmp-form-products__field"
        id={id}
        name={`${field.name}.sku`}
        defaultValue={(versions.find(({ selected }) => selected) ?? versions[0])?.sku}
      >
        {versions.map((version) => (
          <option key={version.sku} value={version.sku}>
            {version.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A label that says, to screen readers, which product it is about. */
const Of = ({ name, children }: { name: LineModel['name']; children: string }): ReactNode => (
  <>
    {children}
    <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
  </>
);
