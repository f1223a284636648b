import { serveDrawings } from '../../documents/api/drawing';
import { drawSpecification } from './draw-specification';

/* The thread that draws specifications. */

serveDrawings(drawSpecification);
