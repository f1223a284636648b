import '../../../core/kit/public-path';
import '../styles/search-widgets.scss';

/* The search widgets on third-party pages: `window.mysite.search` (docs/search-widgets.md). */

export { mount, version } from '../widgets/host/mount';
