import './public-path';
import { createRoot } from 'react-dom/client';
import { componentMap } from '../component-map';
import { Editor } from '../editor/app/Editor';
import '../editor/app/editor.scss';

/* Wiring of the page editor. */

const titles = new Map([...componentMap].map(([type, { title }]) => [type, title]));
const root = document.getElementById('editor');
if (root) createRoot(root).render(<Editor titles={titles} />);
else console.error('editor: the page has no element with the id "editor"');
