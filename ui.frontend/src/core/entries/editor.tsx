import '../kit/public-path';
import { createRoot } from 'react-dom/client';
import { definitions } from '../editor/app/definitions';
import { Editor } from '../editor/app/Editor';
import { trustCleanHtml } from '../kit/html/trusted-html';
import '../editor/app/editor.scss';

/* Entry point of the page editor. */

trustCleanHtml();

const root = document.getElementById('editor');
if (root) createRoot(root).render(<Editor definitions={definitions} />);
else console.error('editor: the page has no element with the id "editor"');
