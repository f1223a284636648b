import type { MouseEvent, ReactNode } from 'react';
import { consoleAddress } from '../../../../../../shared/addresses/consoles';
import type { PolicyPlace, TemplateDetails } from '../../../../../../shared/authoring/template';
import { Icon } from '../../shell/Icon';
import { nameOf } from '../../views/Item';
import type { Mapped } from '../templates-http';
import { pathOfPart, type SelectedPart } from './selected-part';
import { counted, t } from '../../../../../../shared/authoring/language/t';

interface PartTreeProps {
  details: TemplateDetails;
  part: SelectedPart;
  /** The paths of policies that were changed and not saved. */
  unsaved: ReadonlySet<string>;
  onSelect(mapped: Mapped): void;
}

/** The parts of a template, as they are in each other, and the kinds of components in its containers. */
export function PartTree(props: PartTreeProps): ReactNode {
  return (
    <nav className="co-tpl__tree" aria-label={t('Parts of the template')}>
      <ul>
        <Branch place={props.details.page} {...props} />
      </ul>
    </nav>
  );
}

function Branch({ place, ...props }: PartTreeProps & { place: PolicyPlace }): ReactNode {
  const { part } = props;
  const withPolicy = place.types.filter(({ policy }) => policy !== undefined).length;
  return (
    <li>
      <PartLink
        {...props}
        mapped={{ place: place.place, type: '' }}
        title={place.title}
        note={place.place && nameOf(`/${place.place}`)}
        policy={place.policy}
        lock={place.isContainer ? (place.isUnlocked ? 'open' : 'locked') : undefined}
      />
      {(place.types.length > 0 || place.children.length > 0) && (
        <ul>
          {place.children.map((child) => (
            <Branch key={child.place} place={child} {...props} />
          ))}
          {place.types.length > 0 && (
            <li>
              <details open={(part.place === place.place && part.type !== '') || undefined}>
                <summary>
                  {counted(
                    place.types.length,
                    '{n} kind of component, {withPolicy} with a policy',
                    '{n} kinds of components, {withPolicy} with a policy',
                    { withPolicy },
                  )}
                </summary>
                <ul>
                  {place.types.map(({ resourceType, title, policy }) => (
                    <li key={resourceType}>
                      <PartLink
                        {...props}
                        mapped={{ place: place.place, type: resourceType }}
                        title={title}
                        note={resourceType.replace(/^.*?\/components\//, '')}
                        policy={policy}
                      />
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

interface PartLinkProps extends PartTreeProps {
  mapped: Mapped;
  title: string;
  note: string;
  policy: string | undefined;
  lock?: 'open' | 'locked' | undefined;
}

/** An address can name a part that is far down. */
const shown = (link: HTMLElement | null): void => link?.scrollIntoView({ block: 'nearest' });

function PartLink({
  details,
  part,
  unsaved,
  onSelect,
  mapped,
  title,
  note,
  policy,
  lock,
}: PartLinkProps): ReactNode {
  const named = details.policies.find(({ path }) => path === policy);
  const isCurrent = part.place === mapped.place && part.type === mapped.type;
  const select = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(mapped);
  };
  return (
    <a
      className="co-tpl__part"
      href={consoleAddress('templates', pathOfPart(details.row.path, mapped))}
      ref={isCurrent ? shown : undefined}
      aria-current={isCurrent || undefined}
      onClick={select}
    >
      <span className="co-tpl__name">
        {title} {note && <small>{note}</small>}
      </span>
      <span className="co-tpl__policy">
        {policy !== undefined && unsaved.has(policy) && <em>{t('unsaved')} </em>}
        {named
          ? named.values.title || nameOf(named.path)
          : policy === undefined
            ? t('no policy')
            : t('policy is gone')}
        {lock === 'open' && <span className="co-tpl__open"> {t('open to authors')}</span>}
        {lock === 'locked' && (
          <span>
            {' '}
            <Icon name="lock" />
            <span className="co-hidden">{t('locked')}</span>
          </span>
        )}
      </span>
    </a>
  );
}
