import { serveDrawings } from '../../documents/api/drawing';
import { buildCad } from './build-cad';

/* The thread that runs OpenCascade. */
serveDrawings(buildCad);
