import type { Person } from '../../../../../../shared/authoring/together';
import type { Locks } from '../../selection/actions/locks';
import type { Presence, PresenceState } from '../presence/Presence';
import { t } from '../../../../../../shared/authoring/language/t';

/** Why a page that somebody else has locked cannot be changed; undefined if it can. */
export const lockText = ({ lockedBy, holdsLock }: PresenceState): string | undefined =>
  lockedBy && !holdsLock ? t('{name} has locked this page.', { name: lockedBy.name }) : undefined;

/**
 * The locks of a page, with those of other people: on the page, and on texts that they are typing in.
 *
 * @param onPage why the whole page is locked
 */
export function locksWith(locks: Locks, presence: Presence, onPage: string | undefined): Locks {
  const ofText = (path: string, name: string) => {
    const holder = presence.holderOf(path, name);
    return holder && heldText(holder, presence);
  };
  return {
    ofWords: (path) => onPage ?? locks.ofWords(path),
    ofProperty: (path, name) => onPage ?? locks.ofProperty(path, name) ?? ofText(path, name),
    ofPlace: (path) => onPage ?? locks.ofPlace(path),
    ofInside: (path) => onPage ?? locks.ofInside(path),
    ofPage: () => onPage,
    isInherited: locks.isInherited,
    inheritanceOf: locks.inheritanceOf,
    sourceTitle: locks.sourceTitle,
  };
}

/** Says who has a text. */
export const heldText = (holder: Person, presence: Presence): string =>
  holder.id === presence.get().me?.id
    ? t('You are typing in this text in another window. Finish there first.')
    : t('{name} is typing in this text. You can change it when they have finished.', { name: holder.name });

/** Says who types in one of a component's texts; undefined if nobody does. */
export function typingText(presence: Presence, path: string): string | undefined {
  const typing = presence.get().others.find(({ edits }) => edits?.path === path);
  return typing && heldText(typing.person, presence);
}
