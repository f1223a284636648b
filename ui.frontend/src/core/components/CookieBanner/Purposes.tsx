import type { ReactNode } from 'react';
import { useMessages } from '../../kit/rendering';
import type { Purpose } from './CookieBanner.model';

/** One checkbox per purpose. A required one cannot be unticked. */
export function Purposes({ id, purposes }: { id: string; purposes: readonly Purpose[] }): ReactNode {
  const messages = useMessages();
  return (
    <ul className="cmp-cookiebanner__purposes">
      {purposes.map(({ name, title, description, required }) => {
        const box = `${id}-purpose-${name}`;
        return (
          <li key={name} className="cmp-cookiebanner__purpose">
            <input
              type="checkbox"
              className="cmp-cookiebanner__checkbox"
              id={box}
              name={name}
              defaultChecked={required}
              disabled={required}
              aria-describedby={description && `${box}-description`}
            />
            <label className="cmp-cookiebanner__label" htmlFor={box}>
              {title ?? name}
              {required && <span className="cmp-cookiebanner__required"> ({messages.alwaysOn})</span>}
            </label>
            {description && (
              <p className="cmp-cookiebanner__description" id={`${box}-description`}>
                {description}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
