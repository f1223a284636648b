import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../kit/icons/Icon';
import type { LinkComponentModel } from './Link.model';

const icons: Partial<Record<LinkComponentModel['assetType'], IconName>> = {
  page: 'arrow-right',
  external: 'arrow-right',
  video: 'play',
  email: 'email',
  phone: 'phone',
};

/** A stand-alone link, with an icon for what it leads to. */
export function Link({
  id,
  title,
  tooltip,
  assetType,
  assetPathWithQueryParams,
}: LinkComponentModel): ReactNode {
  const icon = icons[assetType];
  const kind = icon ? undefined : fileKind(assetPathWithQueryParams);
  return (
    <a className={`cmp-link cmp-link--${assetType}`} id={id} href={assetPathWithQueryParams} title={tooltip}>
      <span className="cmp-link__title">{title ?? assetPathWithQueryParams}</span>
      {kind && <span className="cmp-link__kind">{kind}</span>}
      {icon && <Icon className="cmp-link__icon" name={icon} size={20} />}
    </a>
  );
}

/** `PDF` of `/a/b.pdf?x=1`. */
const fileKind = (address = ''): string | undefined =>
  /\.(\w{2,4})(?:[?#]|$)/.exec(address)?.[1]?.toUpperCase();
