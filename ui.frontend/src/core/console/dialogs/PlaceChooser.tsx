import { useEffect, useState, type ReactNode } from 'react';
import { faultText } from '../http/fault-text';
import { Icon } from '../shell/Icon';
import { isWithin, parentOf, type Item, type ItemSource, type Level } from '../views/Item';
import { t } from '../../../../../shared/authoring/language/t';

interface PlaceChooserProps<I extends Item> {
  source: ItemSource<I>;
  /** The path that cannot be left upwards. */
  root: string;
  label: string;
  place: string;
  /** Items that cannot be chosen, nor what is below them. */
  without: readonly string[];
  onChange(path: string): void;
}

/** Chooses the page, folder or tag that something goes below, by walking through the tree. */
export function PlaceChooser<I extends Item>({
  source,
  root,
  label,
  place,
  without,
  onChange,
}: PlaceChooserProps<I>): ReactNode {
  const [level, setLevel] = useState<Level<I> | string>();
  useEffect(() => {
    let isCurrent = true;
    source.level(place).then(
      (answer) => isCurrent && setLevel(answer),
      (error: unknown) => isCurrent && setLevel(faultText(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, place]);
  const shown = typeof level === 'object' && level.path === place ? level : undefined;
  const items = (shown?.items ?? []).filter(({ path }) => !without.some((each) => isWithin(path, each)));
  return (
    <div className="co-chooser" role="group" aria-label={label}>
      <div className="co-chooser__head">
        <button
          type="button"
          className="co-action"
          disabled={place === root}
          onClick={() => onChange(parentOf(place))}
        >
          <Icon name="back" />
          {t('Up')}
        </button>
        <span role="status">
          {label} <b>{shown?.trail.at(-1)?.title ?? place}</b> <small>{place}</small>
        </span>
      </div>
      {typeof level === 'string' ? (
        <p role="alert">{level}</p>
      ) : (
        <ul>
          {items.map(({ path, title, icon }) => (
            <li key={path}>
              <button type="button" className="co-action" onClick={() => onChange(path)}>
                <Icon name={icon} />
                {title}
                <Icon name="right" />
              </button>
            </li>
          ))}
          {shown && items.length === 0 && <li className="co-note">{t('Nothing to go into here.')}</li>}
        </ul>
      )}
    </div>
  );
}
