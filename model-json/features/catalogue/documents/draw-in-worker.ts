import { serveDrawings } from '../../documents/api/drawing';
import { drawDocument } from './drawing/draw-document';

/* The thread that draws the documents of the catalogue. */

serveDrawings(drawDocument);
