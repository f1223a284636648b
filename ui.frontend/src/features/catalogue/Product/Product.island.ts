import { mountGallery } from './lightbox/mount-gallery';
import { mountSolid } from './solid-view/mount-solid';

/** The pictures and the 3D view are islands of their own; what each opens is fetched when it is opened. */
export const mount = (root: HTMLElement): (() => void) =>
  root.matches('.cmp-product__gallery') ? mountGallery(root) : mountSolid(root);
