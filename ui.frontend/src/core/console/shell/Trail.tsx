import type { ReactNode } from 'react';
import type { ConsoleAddress } from '../../../../../shared/addresses/consoles';
import { addressOf } from './address';
import { t } from '../../../../../shared/authoring/language/t';

interface TrailProps {
  console: ConsoleAddress;
  trail: readonly { readonly path: string; readonly title: string }[];
  onGo(path: string): void;
}

/** The way from the console's root to what is shown. */
export function Trail({ console, trail, onGo }: TrailProps): ReactNode {
  return (
    <nav aria-label={t('Location')} className="co-trail">
      <ol>
        {trail.map(({ path, title }, i) => (
          <li key={path}>
            <a
              href={addressOf(console, { path })}
              aria-current={i === trail.length - 1 ? 'location' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onGo(path);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
