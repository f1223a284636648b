/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- The stage is turned by keys; the rule does not know `application`. */
import { useId, type ReactNode } from 'react';
import { figureRows } from '../../../../../shared/features/catalogue/api/figure-rows';
import { Icon } from '../../../core/kit/icons/Icon';
import { useLocale } from '../../../core/kit/locale';
import { useWords } from '../words';
import type { ProductModel } from './Product.model';

/**
 * Opens the product's model in a dialog, to turn and zoom. Nothing of it is loaded before; without scripts, a link leads to the
 * model's file.
 */
export function ProductSolidView({
  name = '',
  documents,
  figures,
}: Pick<ProductModel, 'name' | 'documents' | 'figures'>): ReactNode {
  const words = useWords();
  const { language, units: system } = useLocale();
  const titleId = useId();
  const keysId = useId();
  const url = documents.find(({ type }) => type === 'glb')?.url;
  if (!url) return null;
  const { solidView } = words;
  const size = figureRows(figures, words, language, { system }).find(
    (row) => row.name === 'dimensions',
  )?.value;
  const turns = [
    ['left', 'chevron-left', solidView.turnLeft],
    ['right', 'chevron-right', solidView.turnRight],
    ['closer', 'plus', solidView.closer],
    ['further', 'minus', solidView.further],
  ] as const;
  return (
    <div
      className="cmp-product__solid"
      data-island="product"
      data-island-when="interaction"
      data-model={url}
      data-roles={JSON.stringify(words.documentSheet.dimensions.roles)}
    >
      <button type="button" className="cmp-product__solid-open" aria-haspopup="dialog" data-needs-script>
        {solidView.open}
      </button>
      <a className="cmp-product__solid-open cmp-product__solid-open--plain" href={url}>
        {solidView.open}
      </a>
      <dialog className="cmp-product__solid-dialog" aria-labelledby={titleId}>
        <div className="cmp-product__solid-box">
          <div className="cmp-product__solid-head">
            <h2 className="cmp-product__solid-title" id={titleId}>
              {solidView.title(name)}
            </h2>
            <button type="button" className="cmp-product__solid-close">
              {solidView.close}
            </button>
          </div>
          <div
            className="cmp-product__solid-stage"
            role="application"
            tabIndex={0}
            aria-label={solidView.alternative(name, size)}
            aria-describedby={keysId}
          />
          <p
            className="cmp-product__solid-status"
            role="status"
            data-loading={solidView.loading}
            data-failed={solidView.failed}
          />
          <div className="cmp-product__solid-bar">
            {turns.map(([move, icon, label]) => (
              <button type="button" className="cmp-product__solid-move" data-move={move} key={move}>
                <Icon name={icon} label={label} />
              </button>
            ))}
            <button type="button" className="cmp-product__solid-reset" data-move="reset">
              {solidView.reset}
            </button>
            <button type="button" className="cmp-product__solid-room" hidden>
              {solidView.room}
            </button>
            <a className="cmp-product__solid-file" href={url}>
              {solidView.download}
            </a>
          </div>
          <div className="cmp-product__solid-connections" hidden>
            <h3 className="cmp-product__solid-subtitle">{solidView.connections}</h3>
            <ul className="cmp-product__solid-list" role="list" />
          </div>
          <p className="cmp-product__solid-keys" id={keysId}>
            {solidView.keys}
          </p>
        </div>
      </dialog>
    </div>
  );
}
