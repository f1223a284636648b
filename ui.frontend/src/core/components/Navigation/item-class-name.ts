import type { NavigationItem } from './Navigation.model';

/** Core Components' class names for an item; `--parent` is ours. */
export const itemClassName = ({ level, active, children }: NavigationItem): string =>
  [
    'cmp-navigation__item',
    `cmp-navigation__item--level-${level}`,
    active && 'cmp-navigation__item--active',
    children.length > 0 && 'cmp-navigation__item--parent',
  ]
    .filter(Boolean)
    .join(' ');
