import { ActionButton, Content, Dialog, DialogTrigger, Heading } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { Present } from '../../../../../../shared/authoring/together';
import { useReadable } from '../../selection/create-store';
import { Avatar } from '../people/Avatar';
import type { Presence } from './Presence';
import { OwnName } from './OwnName';
import { t } from '../../../../../../shared/authoring/language/t';

/** More are a number. */
const MOST = 3;

interface PresenceAvatarsProps {
  presence: Presence;
  /** A component in words: `Title: Opening hours`; undefined if it is not on the page. */
  placeOf(component: string): string | undefined;
}

/** Others who have this page open, as initials in the bar; pressed, by name and place. */
export function PresenceAvatars({ presence, placeOf }: PresenceAvatarsProps): ReactNode {
  const { others, me, mayRename } = useReadable(presence);
  const people = peopleIn(others, me?.id);
  if (people.length === 0) return null;
  const names = people.map(({ person }) => person.name);
  return (
    <DialogTrigger type="popover" placement="bottom end">
      <ActionButton isQuiet aria-label={t('Also on this page: {names}', { names: names.join(', ') })}>
        <span className="tg-here">
          {people.slice(0, MOST).map(({ person }) => (
            <span key={person.id} className="tg-here__item">
              <Avatar person={person} />
            </span>
          ))}
          {people.length > MOST && <span className="tg-here__more">+{people.length - MOST}</span>}
        </span>
      </ActionButton>
      <Dialog size="S">
        <Heading>{t('Also on this page')}</Heading>
        <Content>
          <ul className="tg-people">
            {people.map(({ person, windows }) => (
              <li key={person.id} className="tg-people__item">
                <Avatar person={person} />
                <span>
                  <span>
                    {person.id === me?.id
                      ? t('{name} (you, in another window)', { name: person.name })
                      : person.name}
                  </span>
                  <span className="tg-people__place">{placesOf(windows, placeOf)}</span>
                </span>
              </li>
            ))}
          </ul>
          {mayRename && me && (
            <OwnName key={me.name} name={me.name} onRename={(name) => presence.rename(name)} />
          )}
        </Content>
      </Dialog>
    </DialogTrigger>
  );
}

/** One entry for each person, those who are somebody else first. */
function peopleIn(others: readonly Present[], me: string | undefined) {
  const ids = [...new Set(others.map(({ person }) => person.id))];
  return ids
    .map((id) => others.filter(({ person }) => person.id === id))
    .flatMap((windows) => (windows[0] ? [{ person: windows[0].person, windows }] : []))
    .sort((a, b) => Number(a.person.id === me) - Number(b.person.id === me));
}

const placesOf = (windows: readonly Present[], placeOf: PresenceAvatarsProps['placeOf']): string => {
  const places = windows.flatMap(({ component, edits }) => {
    const place = component === undefined ? undefined : placeOf(component);
    return place === undefined
      ? []
      : [edits ? t('typing in {place}', { place }) : t('on {place}', { place })];
  });
  return places.length > 0 ? places.join(', ') : t('reading');
};
